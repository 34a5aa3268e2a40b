import type { Digest } from './digests';
import type { Facts } from './facts';
import type { Line } from './totals';

const figure = (value: number | undefined) =>
  value === undefined ? 'nothing' : value.toLocaleString('en-US');

function tableDifference(
  name: string,
  expected: Digest | undefined,
  found: Digest | undefined,
): string[] {
  if (!expected || !found)
    return [`table ${name}: ${found ? 'only in the database' : 'missing in the database'}`];
  if (expected.rows !== found.rows)
    return [`table ${name}: ${figure(expected.rows)} rows expected, ${figure(found.rows)} found`];
  return expected.checksum === found.checksum
    ? []
    : [`table ${name}: the same number of rows, but not the same content`];
}

const keyOf = (line: Line) =>
  Object.values(line)
    .filter((value) => typeof value === 'string')
    .join(' ');
const numbersOf = (line: Line | undefined) =>
  new Map(
    Object.entries(line ?? {}).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, value]] : [],
    ),
  );

function totalDifferences(
  name: string,
  expected: readonly Line[],
  found: readonly Line[],
): string[] {
  const [before, now] = [
    new Map(expected.map((line) => [keyOf(line), line])),
    new Map(found.map((line) => [keyOf(line), line])),
  ];
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((key) => {
    const [wanted, there] = [numbersOf(before.get(key)), numbersOf(now.get(key))];
    // A newer program asks more of a line than the one that wrote the backup did.
    return [...(wanted.size > 0 ? wanted : there).keys()]
      .filter((column) => wanted.get(column) !== there.get(column))
      .map(
        (column) =>
          `${name} ${key}: ${column} ${figure(wanted.get(column))} expected, ${figure(there.get(column))} found`,
      );
  });
}

/** Where a copy is not what it should be, one line each, money first; empty when it is whole. */
export function differencesOf(expected: Facts, found: Facts): string[] {
  const names = (one: object, other: object) => [
    ...new Set([...Object.keys(one), ...Object.keys(other)]),
  ];
  return [
    // A newer program may ask more than the one that wrote the backup did.
    ...Object.entries(expected.totals).flatMap(([name, lines]) =>
      totalDifferences(name, lines, found.totals[name] ?? []),
    ),
    ...names(expected.tables, found.tables).flatMap((name) =>
      tableDifference(name, expected.tables[name], found.tables[name]),
    ),
  ];
}
