"""Montego Bay shown: what its views look like to somebody who reads them."""
