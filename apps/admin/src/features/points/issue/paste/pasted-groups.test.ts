import { aStudentChoice } from '@academy/domain/testing';
import { day } from '@academy/domain/time';
import { expect, test } from 'vitest';
import { pastedGroups, resolve } from './pasted-groups';
import type { PastedRow } from './read-pasted';

const [sky, sea] = [
  aStudentChoice({ id: '1', name: '김하늘' }),
  aStudentChoice({ id: '3', name: '이바다' }),
];
const late = {
  id: '7',
  pointType: 'PENALTY' as const,
  name: '지각',
  points: 2,
  hidden: false,
  asksConfirmation: false,
  used: 0,
};
const row = (overrides: Partial<PastedRow>): PastedRow => ({
  student: { line: '김하늘', found: 'one', student: sky },
  preset: late,
  date: day('2026-11-20'),
  problem: null,
  ...overrides,
});
const sayWho = (of: PastedRow, picks = {}) => resolve(of, 0, picks);

test('namesakes wait until one is chosen or the line is skipped', () => {
  const several = row({ student: { line: '김하늘', found: 'several', students: [sky, sea] } });
  expect([
    sayWho(several),
    sayWho(several, { 0: sea.id }),
    sayWho(several, { 0: 'skip' }),
  ]).toMatchObject([
    { studentId: null, open: true },
    { studentId: sea.id, open: false },
    { studentId: null, open: false },
  ]);
  expect(sayWho(row({ student: { line: '박산', found: 'nobody' } }))).toMatchObject({
    studentId: null,
    open: false,
  });
});

test('one item on one day is given together, nobody twice', () => {
  const rows = [
    row({}),
    row({ student: { line: '이바다', found: 'one', student: sea } }),
    row({}),
    row({ date: null }),
    row({ student: { line: '박산', found: 'nobody' } }),
  ];
  expect(pastedGroups(rows.map((one, at) => resolve(one, at, {})))).toEqual([
    { presetId: '7', date: '2026-11-20', studentIds: [sky.id, sea.id] },
    { presetId: '7', date: null, studentIds: [sky.id] },
  ]);
});
