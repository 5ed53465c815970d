"""The wire between the suite and an engine: cases, traces, checks, and the engines that answer."""
