import { describe, expect, test } from 'vitest';
import { contrast } from '../testing/contrast';
import css from './tokens.css?raw';

/** The custom properties of the block that follows `selector`. */
function block(selector: string): Record<string, string> {
  const start = css.indexOf(selector);
  const body = css.slice(css.indexOf('{', start), css.indexOf('}', start));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

const light = block("[data-theme='light'] {");
const system = block(':root:not(');
const dark = block("  [data-theme='dark'] {");

const grounds = ['bg', 'surface', 'sunken', 'raised'];
const texts = ['text', 'text-secondary', 'text-tertiary', 'primary-text', 'reward', 'penalty', 'lunch', 'dinner', 'success', 'warning', 'danger', 'info', 'holiday', 'saturday', 'locked'];
const tinted = ['primary', 'reward', 'penalty', 'lunch', 'dinner', 'success', 'warning', 'danger', 'info'];

const readable: [string, string][] = [
  ...texts.flatMap((text): [string, string][] => grounds.map((ground) => [text, ground])),
  ...tinted.map((tone): [string, string] => [tone === 'primary' ? 'primary-text' : tone, `${tone}-tint`]),
  ...['primary', 'primary-hover', 'primary-pressed'].map((fill): [string, string] => ['on-primary', fill]),
  ...['danger-fill', 'danger-fill-hover', 'danger-fill-pressed'].map((fill): [string, string] => ['on-danger', fill]),
  ['on-inverse', 'inverse'],
  ['inverse-action', 'inverse'],
  ['text', 'lunch-tint'],
  ['text', 'dinner-tint'],
];
const visible: [string, string][] = ['border-control', 'focus', 'primary', 'danger-fill'].flatMap((part): [string, string][] =>
  grounds.map((ground) => [part, ground]),
);

/** The pairs of colours that differ too little, each with its contrast. */
const tooFaint = (theme: Record<string, string>, pairs: [string, string][], least: number) =>
  pairs
    .map(([one, other]) => ({ pair: `${one} on ${other}`, ratio: contrast(theme[`color-${one}`] ?? '', theme[`color-${other}`] ?? '') }))
    .filter(({ ratio }) => !(ratio >= least));

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_, theme) => {
  test('every text can be read on every ground it stands on: 4.5', () => {
    expect(tooFaint(theme, readable, 4.5)).toEqual([]);
  });

  test('borders, rings and fills of controls can be seen: 3', () => {
    expect(tooFaint(theme, visible, 3)).toEqual([]);
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
