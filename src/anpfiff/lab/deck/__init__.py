"""The deck workshop: is a deck or a set of dice well formed, and does it play like the standard one?"""
