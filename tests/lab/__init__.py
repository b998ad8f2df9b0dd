"""The lab: simulations, tournaments, tuning."""
