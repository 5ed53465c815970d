"""The honest laws."""

from .accounts import left_lying
from .betting import table_refusal
from .cards import total
from .dealer import dealer_draws, dealer_plan, peeks
from .game import Laws
from .legality import refusal
from .payout import settle, settle_insurance
from .round import play

LAWS = Laws(
    total=total,
    table_refusal=table_refusal,
    refusal=refusal,
    play=play,
    peeks=peeks,
    dealer_plan=dealer_plan,
    dealer_draws=dealer_draws,
    settle=settle,
    settle_insurance=settle_insurance,
    left_lying=left_lying,
)
