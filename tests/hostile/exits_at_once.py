"""Exits before it has said anything."""

import sys

sys.exit("no table is free")
