import { expect, test } from 'vitest';
import { simulate } from './simulate.mjs';

const work = { openApi: 4, openSql: 2, saveApi: 2, saveSql: 2 };
const scene = { students: 2000, apiCores: 2, sqlCores: 2, commit: 1 };
const play = (changed = {}, seed = 1) => simulate({ ...scene, ...changed }, work, seed);

test('the same seed plays the same minute, another seed another one', () => {
  expect(play()).toEqual(play());
  expect(play({}, 2)).not.toEqual(play());
});

test('every click is saved in the end, and with cores enough in no more than it takes', () => {
  const { saved, p50, late } = play({ apiCores: 1000, sqlCores: 1000 });
  expect({ saved, late }).toEqual({ saved: 2000, late: 0 });
  // The air, both halves of the work around their means, the commit.
  expect(p50).toBeGreaterThan(60 + 2 + 1);
  expect(p50).toBeLessThan(60 + 4 * 2 + 1);
});

test('fewer cores, a lock at commit and a dead node take longer, refusing makes some late', () => {
  const calm = play().p99;
  expect(play({ sqlCores: 1, students: 20_000 }).p99).toBeGreaterThan(calm);
  expect(play({ commitInLine: true, commit: 40 }).p99).toBeGreaterThan(calm);
  const { refused, saved } = play({ dies: { at: 50_000, backAfter: 8_000 } });
  expect(refused).toBeGreaterThan(0);
  expect(saved).toBe(2000);
  expect(play({ sqlCores: 1, students: 20_000, refuses: true }).late).toBeGreaterThan(0);
});
