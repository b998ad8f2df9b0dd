"""The Curse of Candelabria: Houses of living candles fight over an island under a curse."""
