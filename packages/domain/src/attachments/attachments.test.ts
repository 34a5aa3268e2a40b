import { describe, expect, test } from 'vitest';
import { attachmentIdSchema } from '../ids';
import { day } from '../time';
import { attachmentsKeptFrom, checkAttachments, decideAttachments, sameAttachments } from '.';

const id = (text: string) => attachmentIdSchema.parse(text);
const [a, b, c] = [id('1'), id('2'), id('3')];

test.each([
  [0, undefined],
  [3, undefined],
  [4, '사진은 3장까지 올릴 수 있어요.'],
])('%i pictures: %s', (count, text) => {
  expect(checkAttachments(count)).toBe(text);
});

test.each([
  [[], [], true],
  [[a, b], [a, b], true],
  [[a, b], [b, a], false],
  [[a], [a, b], false],
])('%j and %j are the same: %s', (one, other, same) => {
  const pictures = (ids: readonly (typeof a)[]) =>
    ids.map((number) => ({ id: number, width: 8, height: 6 }));
  expect(sameAttachments(pictures(one), pictures(other))).toBe(same);
});

describe('a reason or a schedule takes', () => {
  const own = [
    { id: a, taken: false },
    { id: b, taken: true },
  ];
  const missing = { allowed: false, reason: 'attachment-missing' };
  test.each([
    ['none', [], { allowed: true }],
    ['one of one’s own that is free', [a], { allowed: true }],
    ['not one that something else has', [a, b], missing],
    ['not one that is gone, or somebody else’s', [a, c], missing],
  ])('%s', (_, wanted, decision) => {
    expect(decideAttachments(wanted, own)).toEqual(decision);
  });
});

test.each([
  ['2026-11-26', '2026-05-30'],
  ['2027-01-01', '2026-07-05'],
])('on %s pictures of %s and later are kept', (today, first) => {
  expect(attachmentsKeptFrom(day(today))).toBe(first);
});
