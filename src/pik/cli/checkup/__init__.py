"""What `pik doctor` looks at: this machine, the data folder, and the way in from outside."""
