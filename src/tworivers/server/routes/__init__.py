"""The HTTP interface, one file for each resource, and the built pages. docs/api.md says what requests mean."""
