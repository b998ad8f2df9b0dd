"""Tests of `parlour.lab.judge`."""
