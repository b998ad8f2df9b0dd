"""Four of the hardest rules of the real games, each as small as it can be, to prove that the kernel carries them."""
