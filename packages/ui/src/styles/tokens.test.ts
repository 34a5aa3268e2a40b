import { describe, expect, test } from 'vitest';
import { contrast } from '../testing/contrast';
import { contrastOf, grounds, LEAST, onFills, parts, readTokens, texts } from '../testing/tokens';
import css from './tokens.css?raw';

const light = readTokens(css, 'light');
const system = readTokens(css, 'system');
const dark = readTokens(css, 'dark');

const everyGround = (tokens: string[]) =>
  tokens.flatMap((token): [string, string][] => grounds.map((ground) => [token, ground]));

/** The pairs of colours that differ too little, each with its contrast. */
const tooFaint = (theme: Record<string, string>, pairs: [string, string][], least: number) =>
  pairs
    .map(([one, other]) => ({ pair: `${one} on ${other}`, ratio: contrastOf(theme, one, other) }))
    .filter(({ ratio }) => !(ratio >= least));

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_, theme) => {
  test('every text can be read on every ground it stands on: 4.5', () => {
    expect(tooFaint(theme, [...everyGround(texts), ...onFills], LEAST.text)).toEqual([]);
  });

  test('borders, rings and fills of controls can be seen: 3', () => {
    expect(tooFaint(theme, everyGround(parts), LEAST.part)).toEqual([]);
  });
});

test('the dark of the system and the chosen dark are one', () => {
  expect(system).toEqual(dark);
});

test('dark redefines every colour and shadow of light', () => {
  expect(Object.keys(dark).toSorted()).toEqual(Object.keys(light).toSorted());
});

test('paper never gets the dark colours: each dark block is for screens', () => {
  expect(css.match(/@media screen/g)).toHaveLength(2);
});

test.each([
  ['#ffffff', '#000000', 21],
  ['#ffffff', '#1f5fe0', 5.57],
  ['#222832', '#8ab4ff', 7.09],
])('contrast of %s and %s is %s', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
});
