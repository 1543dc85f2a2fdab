"""Measurements of the page in a real Chromium, from the built bundle and a real server. Figures for people."""
