// What is drawn and linked on a page, the search over the whole book, filters, and the choice between light and dark.
// Without a script all can still be read: hands are lines of words, and ids stand where the links would be.
"use strict";
(() => {
  const byId = (id) => document.getElementById(id);
  const words = (text) => text.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text, wanted) => wanted.every((word) => text.includes(word));
  const count = (number, one) => `${number} ${one}${number === 1 ? "" : "s"}`;
  const here = location.pathname.split("/").pop() || "index.html";

  // Light and dark
  const root = document.documentElement, button = byId("theme");
  const isDark = () => (root.dataset.theme || (matchMedia("(prefers-color-scheme:dark)").matches ? "dark" : "light")) === "dark";
  const kept = { get: () => { try { return localStorage.getItem("theme"); } catch { return null; } },
                 set: (value) => { try { localStorage.setItem("theme", value); } catch { /* it lasts for this page */ } } };
  if (["dark", "light"].includes(kept.get())) root.dataset.theme = kept.get();
  const name = () => { button.textContent = isDark() ? "Light" : "Dark"; };
  button.hidden = false;
  button.addEventListener("click", () => { root.dataset.theme = isDark() ? "light" : "dark"; kept.set(root.dataset.theme); name(); });
  name();

  // Search
  const box = byId("q"), hits = byId("hits"), MOST = 30;
  const index = Object.entries(BOOK).flatMap(([page, lines]) => lines.split("\n").map((line) => {
    const at = line.indexOf(" ");
    return { page, id: line.slice(0, at), text: line.slice(at + 1), key: line.toLowerCase() };
  }));
  const known = new Map(index.map((one) => [one.id, one]));
  const address = (one) => one.page + (one.id ? `#${one.id}` : "");
  const shown = (one) => {
    const link = document.createElement("a"), item = document.createElement("li");
    link.href = address(one);
    link.append(Object.assign(document.createElement("b"), { textContent: one.id || "page" }), one.text);
    item.append(link);
    return item;
  };
  const look = () => {
    const wanted = words(box.value);
    const found = wanted.length ? index.filter((one) => has(one.key, wanted)) : [];
    hits.replaceChildren(...found.slice(0, MOST).map(shown));
    hits.hidden = !found.length;
    byId("found").textContent = wanted.length ? `${count(found.length, "place")} found` : "";
    if (wanted.length && !found.length) {
      hits.replaceChildren(Object.assign(document.createElement("li"), { textContent: "Nothing is found" }));
      hits.hidden = false;
    }
  };
  box.addEventListener("input", look);
  box.form.addEventListener("submit", (event) => { event.preventDefault(); hits.querySelector("a")?.click(); });
  box.form.addEventListener("keydown", (event) => {
    const links = [...hits.querySelectorAll("a")], at = links.indexOf(document.activeElement);
    if (event.key === "ArrowDown" && links.length) { links[Math.min(at + 1, links.length - 1)].focus(); event.preventDefault(); }
    else if (event.key === "ArrowUp" && at >= 0) { (links[at - 1] || box).focus(); event.preventDefault(); }
    else if (event.key === "Escape") { hits.hidden = true; box.focus(); }
  });
  hits.addEventListener("click", (event) => { if (event.target.closest("a")) hits.hidden = true; });
  box.form.addEventListener("focusout", (event) => { if (!box.form.contains(event.relatedTarget)) hits.hidden = true; });
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && !/^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement.tagName)) { box.focus(); event.preventDefault(); }
  });

  // Hands: `box 1: 8s +3h, 11 (10) insured (5); wins 10`, where a plus stands before the cards that have just come
  const make = (tag, name, ...inside) => {
    const made = document.createElement(tag);
    if (name) made.className = name;
    made.append(...inside);
    return made;
  };
  const HAND = /^([^:]+): ([^,(;]*?)(?:, ([^(;]+?))?(?: \(([^)]+)\))?(?: insured \(([^)]+)\))?(?:; (.+))?$/;
  const drawn = (line) => {
    const found = HAND.exec(line);
    if (!found) return [make("dd", "", line)];
    const [, name, cards, total, stake, insured, ends] = found, parts = make("dd");
    let isNew = false;
    for (const card of cards.split(" ").filter(Boolean)) {
      isNew ||= card.startsWith("+");
      const [, rank, suit] = /^\+?(\d+|.)(.?)$/.exec(card), kind = suit || (rank === "?" ? "z" : "x");
      parts.append(make("i", isNew ? kind.toUpperCase() : kind, rank), " ");
    }
    if (total) parts.append(total, " ");
    if (stake) parts.append(make("u", "", stake), " ");
    if (insured) parts.append(make("u", "q", insured), " ");
    for (const one of ends ? ends.split("; ") : []) {
      parts.append(one === "to play" ? make("small", "", one) : make(one.startsWith("win") ? "em" : "b", "", one), " ");
    }
    return [make("dt", "", name), parts];
  };
  for (const lines of document.querySelectorAll("article pre")) {
    lines.replaceWith(make("dl", "", ...lines.textContent.split("\n").flatMap(drawn)));
  }

  // Links: an id without an address leads to its place, a cell of the matrix to its statement on the engine's page
  for (const place of document.querySelectorAll(".liars td")) {
    for (const text of [...place.childNodes].filter((one) => one.nodeType === Node.TEXT_NODE)) {
      text.replaceWith(...text.data.split(/([^\s,]+)/).map((word) => known.has(word) && word ? make("a", "", word) : word));
    }
  }
  for (const link of document.querySelectorAll("a:not([href])")) {
    const short = link.textContent, ruleset = link.closest("[data-r]")?.dataset.r;
    const id = ruleset && known.has(`${ruleset}.${short}`) ? `${ruleset}.${short}` : short;
    const row = link.closest(".v > [class]");
    if (row) row.id = id;
    if (known.has(id)) link.href = (known.get(id).page === here ? "" : known.get(id).page) + `#${id}`;
  }
  const heads = [...document.querySelectorAll(".matrix thead a")];
  for (const row of document.querySelectorAll(".matrix tr[id]")) {
    [...row.cells].slice(1).forEach((cell, at) => {
      if (!"fes".includes(cell.className || "-")) return;
      const link = make("a", "", ...cell.childNodes);
      link.href = `${heads[at].getAttribute("href")}#${row.id}`;
      cell.append(link);
    });
  }

  // An engine's page: what a statement says stands with its faults, and what a fault shows with its statements
  for (const place of document.querySelectorAll(".faults .b")) {
    const told = known.get(place.textContent);
    if (told) place.prepend(`${told.text} `);
  }
  for (const row of document.querySelectorAll(".v > [class]")) {
    const fault = row.querySelector("a[href^='#f']"), looked = fault && byId(fault.hash.slice(1))?.querySelector(".w");
    if (looked && !row.querySelector("q")) fault.before(...looked.cloneNode(true).childNodes, ", ");
  }

  // Filters
  const clear = [];
  const is = (row, chosen, value) => chosen.dataset.key ? row.dataset[chosen.dataset.key] === value
    : [row, ...row.cells || []].some((one) => one.className === value);
  for (const form of document.querySelectorAll(".filter")) {
    const rows = [...document.querySelectorAll(form.dataset.filter)].map((row) => ({ row }));
    const groups = form.dataset.groups ? [...document.querySelectorAll(form.dataset.groups)] : [];
    const text = form.querySelector("input"), chosen = form.querySelector("select"), said = form.querySelector("output");
    const apply = () => {
      const wanted = words(text.value), value = chosen?.value || "";
      let left = 0;
      for (const one of rows) {
        one.key ??= `${one.row.id} ${one.row.textContent}`.toLowerCase();
        const fits = has(one.key, wanted) && (!value || is(one.row, chosen, value));
        one.row.hidden = !fits;
        left += fits;
      }
      for (const group of groups) group.hidden = ![...group.querySelectorAll(form.dataset.filter)].some((row) => !row.hidden);
      said.textContent = wanted.length || value ? `${left} of ${rows.length}` : "";
    };
    form.addEventListener("input", apply);
    form.addEventListener("submit", (event) => event.preventDefault());
    clear.push(() => { text.value = ""; if (chosen) chosen.value = ""; apply(); });
  }

  // Deep links: a place that a filter or a fold hides is opened, one that stands on another page is gone to.
  const land = () => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (!id) return;
    const place = byId(id);
    if (!place) {
      const there = index.find((one) => one.id === id && one.page !== here);
      if (there) location.replace(address(there));
      return;
    }
    for (let node = place; node; node = node.parentElement) if (node.tagName === "DETAILS") node.open = true;
    place.querySelector("details")?.setAttribute("open", "");
    if (place.closest("[hidden]")) clear.forEach((one) => one());
    place.scrollIntoView();
  };
  addEventListener("hashchange", land);
  land();
  addEventListener("beforeprint", () => document.querySelectorAll("details").forEach((one) => { one.open = true; }));
})();
