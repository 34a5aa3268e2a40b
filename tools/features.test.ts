// The page of features counts what is there: each line names a test, and the test is in the tree.
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { files, textOf } from './shape/files';

const PAGE = 'docs/features.md';
const TEST = /\.(?:e2e|test)\.tsx?$/;

/** The page's lines, each with what it links to, below their headings. */
const parts = textOf(PAGE)
  .split(/^## /m)
  .slice(1)
  .map((part) => ({
    heading: part.slice(0, part.indexOf('\n')),
    lines: part
      .split(/^(?:\d+\.|-) /m)
      .slice(1)
      .map((line) => ({
        name: /\*\*([^*]+)\*\*/.exec(line)?.[1]?.replace(/\s+/g, ' ') ?? line,
        tests: [...line.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) =>
          posix.join(posix.dirname(PAGE), link),
        ),
      })),
  }));
const lines = parts.flatMap((part) => part.lines);

test('every feature names a test, and each of them is there', () => {
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter(({ tests }) => tests.length === 0).map(({ name }) => name)).toEqual([]);
  expect(
    lines.flatMap(({ name, tests }) =>
      tests
        .filter((path) => !TEST.test(path) || !files.includes(path))
        .map((path) => `${name}: ${path}`),
    ),
  ).toEqual([]);
});

test('a heading counts its lines, and no feature is counted twice', () => {
  expect(
    parts.flatMap(({ heading, lines: own }) => {
      const count = /^\d+/.exec(heading)?.[0];
      return count === undefined || Number(count) === own.length ? [] : [heading];
    }),
  ).toEqual([]);
  expect(new Set(lines.map(({ name }) => name)).size).toBe(lines.length);
});
