import { contrast } from './contrast';

const SELECTORS = {
  light: "[data-theme='light'] {",
  system: ':root:not(',
  dark: "  [data-theme='dark'] {",
  sizes: '\n:root {',
};

/**
 * The custom properties of one block of tokens.css, without their dashes; `system` is the dark that
 * follows the system.
 */
export function readTokens(css: string, block: keyof typeof SELECTORS): Record<string, string> {
  const start = css.indexOf(SELECTORS[block]);
  const body = css.slice(css.indexOf('{', start), css.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Backgrounds for any text. */
export const grounds = ['bg', 'surface', 'sunken', 'raised'];
/** Colours of texts; each can be read on each ground. */
export const texts = [
  'text',
  'text-secondary',
  'text-tertiary',
  'primary-text',
  'reward',
  'penalty',
  'lunch',
  'dinner',
  'success',
  'warning',
  'danger',
  'info',
  'holiday',
  'saturday',
  'locked',
];
/** Borders, rings and fills that must be visible to find a control. */
export const parts = ['border-control', 'focus', 'primary', 'danger-fill'];

const tinted = [
  'primary',
  'reward',
  'penalty',
  'lunch',
  'dinner',
  'success',
  'warning',
  'danger',
  'info',
];

/** Text colours with one specific background, a tint or a fill, besides the four. */
export const onFills: [string, string][] = [
  ...tinted.map((tone): [string, string] => [
    tone === 'primary' ? 'primary-text' : tone,
    `${tone}-tint`,
  ]),
  ['text', 'lunch-tint'],
  ['text', 'dinner-tint'],
  ...['primary', 'primary-hover', 'primary-pressed'].map((fill): [string, string] => [
    'on-primary',
    fill,
  ]),
  ...['danger-fill', 'danger-fill-hover', 'danger-fill-pressed'].map((fill): [string, string] => [
    'on-danger',
    fill,
  ]),
  ['on-inverse', 'inverse'],
  ['inverse-action', 'inverse'],
];

/** The least contrast of WCAG 2.2: 1.4.3 for texts, 1.4.11 for parts of controls. */
export const LEAST = { text: 4.5, part: 3 };

/** Contrast of two colour tokens of a theme; NaN when one does not exist, which passes nowhere. */
export const contrastOf = (theme: Record<string, string>, one: string, other: string) =>
  contrast(theme[`color-${one}`] ?? '', theme[`color-${other}`] ?? '');
