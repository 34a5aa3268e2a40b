import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Agenda } from './agenda.mjs';
import { DOCUMENT, withReports } from './document.mjs';
import { simulate } from './simulate.mjs';

test('docs/scale.md quotes what is measured and what comes out of it, to the last digit (npm run bench -- rush write)', () => {
  const text = readFileSync(DOCUMENT, 'utf8');
  expect(text).toMatch(
    /<!-- measured -->[^]+<!-- \/measured -->[^]+<!-- counted -->[^]+<!-- \/counted -->[^]+<!-- simulated -->[^]+<!-- \/simulated -->/,
  );
  expect(withReports(text)).toBe(text);
}, 120_000);

const work = { openApiMs: 4, openSqlMs: 2, saveApiMs: 2, saveSqlMs: 2 };
const scene = {
  name: 'small',
  students: 2000,
  apiCores: 2,
  sqlCores: 2,
  live: 'after',
  commitMs: 1,
  jitter: true,
  refuses: false,
} as const;

test('the same seed plays the same minute, another seed another one', () => {
  expect(simulate(scene, work, 1)).toEqual(simulate(scene, work, 1));
  expect(simulate(scene, work, 2)).not.toEqual(simulate(scene, work, 1));
});

test('every click is saved in the end, and with cores enough in no more than it takes', () => {
  const { saved, p50, late } = simulate({ ...scene, apiCores: 1000, sqlCores: 1000 }, work, 1);
  expect({ saved, late }).toEqual({ saved: 2000, late: 0 });
  // The air, both halves of the work around their means, the commit.
  expect(p50).toBeGreaterThan(60 + 2 + 1);
  expect(p50).toBeLessThan(60 + 4 * 2 + 1);
});

test('fewer cores, a lock at commit and a dead node make it longer, and refusing makes some too late', () => {
  const calm = simulate(scene, work, 1);
  expect(
    simulate({ ...scene, sqlCores: 0.5 * scene.sqlCores, students: 20_000 }, work, 1).p99,
  ).toBeGreaterThan(calm.p99);
  expect(simulate({ ...scene, live: 'in-line', commitMs: 40 }, work, 1).p99).toBeGreaterThan(
    calm.p99,
  );
  const dead = simulate({ ...scene, dies: { at: 50_000, backAfter: 8_000 } }, work, 1);
  expect(dead.refused).toBeGreaterThan(0);
  expect(dead.saved).toBe(2000);
  expect(
    simulate({ ...scene, sqlCores: 1, students: 20_000, refuses: true }, work, 1).late,
  ).toBeGreaterThan(0);
});

test('an agenda gives back in order what was noted in any', () => {
  const agenda = new Agenda<number>();
  const times = [5, 3, 9, 1, 3, 7];
  for (const [index, at] of times.entries()) agenda.add(at, index);
  const given = times.map(() => agenda.next()?.what);
  expect(given).toEqual([3, 1, 4, 0, 5, 2]);
  expect(agenda.next()).toBeUndefined();
});
