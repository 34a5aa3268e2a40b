import { describe, expect, test } from 'vitest';
import { childrenAnswered, digitsToAsk, isAskedAbout, linkEndsAt } from './family-answer';

const LINK = '01077778888';
const child = (phone: string) => ({ phone });

describe('how many digits are asked for', () => {
  test.each([
    ['another end: four', '01012345678', 4],
    ['the same four at the end, as families like it: eight', '01012348888', 8],
    ['the same eight, of another network: the whole number', '01177778888', 11],
  ])('%s', (_, phone, digits) => {
    expect(digitsToAsk([child(phone)], LINK)).toBe(digits);
  });

  test('the very number that has the link: nothing', () => {
    expect([LINK, '01012345678'].map((phone) => isAskedAbout(child(phone), LINK))).toEqual([
      false,
      true,
    ]);
  });

  test('of several children the most that one needs', () => {
    expect(digitsToAsk([child('01012345678'), child('01012348888'), child(LINK)], LINK)).toBe(8);
  });
});

describe('an answer', () => {
  const children = [child('01012345678'), child('01012348888'), child(LINK)];
  const named = (typed: string) =>
    childrenAnswered(children, LINK, typed).map(({ phone }) => phone);

  test.each([
    ['the last four', '5678', ['01012345678']],
    ['in wide digits', '５６７８', ['01012345678']],
    ['the last eight', '12348888', ['01012348888']],
    ['the whole number, as it is written', '010-1234-5678', ['01012345678']],
    ['the four that the message itself tells', '8888', []],
    ['the number that the message was sent to', LINK, []],
    ['too few', '678', []],
    ['nothing', '', []],
    ['no digits', '한별', []],
    ['another number', '0000', []],
  ])('%s', (_, typed, phones) => {
    expect(named(typed)).toEqual(phones);
  });
});

test('a link ends so many days after its message, to the millisecond', () => {
  expect(linkEndsAt(new Date('2026-03-02T00:00:00Z'), 90).toISOString()).toBe(
    '2026-05-31T00:00:00.000Z',
  );
});
