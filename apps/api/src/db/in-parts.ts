/** A statement has room for 65,535 values, and no row of ours takes more than sixty. */
const AT_ONCE = 1_000;

/** Rows in parts that one statement takes, however many there are. */
export function inParts<Row>(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  for (let first = 0; first < rows.length; first += AT_ONCE)
    parts.push(rows.slice(first, first + AT_ONCE));
  return parts;
}
