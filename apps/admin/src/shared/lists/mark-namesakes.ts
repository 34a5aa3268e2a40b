interface Person {
  name: string;
  grade: string | null;
  school: string | null;
  phoneTail: string;
}

const factsOf = ({ school, grade, phoneTail }: Person) =>
  [school, grade, phoneTail].filter(Boolean).join(' ');

/**
 * 동명이인: students who share a name in the list are shown with school, grade and the end of the phone
 * number. Several rows of one student do not count.
 */
export function markNamesakes<Row extends Person>(rows: readonly Row[]): Row[] {
  const people = new Map<string, Set<string>>();
  for (const row of rows)
    people.set(row.name, (people.get(row.name) ?? new Set()).add(factsOf(row)));
  return rows.map((row) =>
    (people.get(row.name)?.size ?? 0) > 1 ? { ...row, name: `${row.name} (${factsOf(row)})` } : row,
  );
}
