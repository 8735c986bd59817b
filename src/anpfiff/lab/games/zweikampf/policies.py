"""Zweikampf: the bots of its bulk play."""

from anpfiff.lab.bulk.policies import Policies, anything

POLICIES: Policies = {"random": anything}
