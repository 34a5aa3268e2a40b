interface Person {
  name: string;
  grade: string | null;
  school: string | null;
  phoneTail: string;
}

/** 동명이인: who shares a name with somebody else in the list is shown with school, grade and the end of the phone number (PAGES, common). */
export function tellApart<Row extends Person>(rows: readonly Row[]): Row[] {
  const times = new Map<string, number>();
  for (const { name } of rows) times.set(name, (times.get(name) ?? 0) + 1);
  return rows.map((row) => ((times.get(row.name) ?? 0) > 1 ? { ...row, name: `${row.name} (${[row.school, row.grade, row.phoneTail].filter(Boolean).join(' ')})` } : row));
}
