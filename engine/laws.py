"""The honest laws."""

from .cards import total
from .dealer import dealer_draws, dealer_plan
from .game import Laws
from .legality import refusal
from .payout import settle, settle_insurance

LAWS = Laws(
    total=total,
    refusal=refusal,
    dealer_draws=dealer_draws,
    dealer_plan=dealer_plan,
    settle=settle,
    settle_insurance=settle_insurance,
)
