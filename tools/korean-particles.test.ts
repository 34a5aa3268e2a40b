// `을(를)` leaves to the reader what the program knows: a text names the pair, `{을/를}`, and the
// word before it decides (packages/domain/src/text/particles.ts).
import { expect, test } from 'vitest';
import { linesWith, sources } from './shape/files';

const UNDECIDED =
  /을\(를\)|를\(을\)|이\(가\)|가\(이\)|은\(는\)|는\(은\)|과\(와\)|와\(과\)|\(으\)로/;

test('no text leaves a particle to its reader', () => {
  expect(linesWith(UNDECIDED, sources)).toEqual([]);
});
