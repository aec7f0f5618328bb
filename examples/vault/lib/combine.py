"""Combines the responses of all nodes, and stops if they differ."""


# #region combine
def pair_rows(responses: list[list[dict]]) -> list[list[dict]]:
    """Pairs the rows of all nodes by `_id`: a list for each id, with one row per node, in the order of the nodes.

    Raises if the nodes differ, because a value without all of its shares is wrong. If a query counts
    its records, the count must be in the field `records`.
    """
    rows_by_id = [{row["_id"]: row for row in rows} for rows in responses]
    for number, (rows, by_id) in enumerate(zip(responses, rows_by_id), 1):
        if len(by_id) < len(rows):
            raise RuntimeError(f"node {number} returned an _id twice")
    pairs = []
    for row_id in dict.fromkeys(row["_id"] for rows in responses for row in rows):
        for number, by_id in enumerate(rows_by_id, 1):
            if row_id not in by_id:
                raise RuntimeError(f"row {row_id} is missing on node {number}")
        parts = [by_id[row_id] for by_id in rows_by_id]
        require_same("numbers of records", [row.get("records") for row in parts])
        pairs.append(parts)
    return pairs


def require_same(what: str, numbers: list) -> None:
    """Raises if a node returned another number than the others."""
    if len(set(numbers)) > 1:
        raise RuntimeError(f"the nodes have different {what}: {', '.join(map(str, numbers))}")
# #endregion combine
