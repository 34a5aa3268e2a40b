import { describe, expect, test } from 'vitest';
import { decideLogo, decideLogoSize, managersLogoText, PICTURE_MAX_BYTES } from '.';
import { isRefusalCode, refusalText } from '../refusals/refusal-texts';

describe('the academy’s logo', () => {
  const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
  const PNG = '\u0089PNG\r\n\u001a\n';
  test.each([
    ['PNG', PNG, 10, null],
    ['JPEG', '\u00ff\u00d8\u00ff\u00e0', 10, null],
    ['WebP', 'RIFF....WEBPVP8 ', 10, null],
    ['GIF', 'GIF89a', 10, 'logo-unknown'],
    ['HEIC', '....ftypheic', 10, 'logo-unknown'],
    ['SVG', '<svg ', 10, 'logo-unknown'],
    ['too large', PNG, PICTURE_MAX_BYTES + 1, 'picture-too-large'],
  ])('%s', (_, text, size, reason) => {
    expect(decideLogo(bytes(text), size)).toMatchObject(
      reason === null ? { allowed: true } : { allowed: false, reason },
    );
  });

  test.each([
    [40, 40, true],
    [39, 400, false],
    [400, 39, false],
    // The longer side is made to fit: what is left of the other is too thin.
    [6400, 400, true],
    [6400, 399, false],
    [400, 1920, true],
    [399, 1920, false],
  ])('%i × %i: %j', (width, height, allowed) => {
    expect(decideLogoSize({ width, height }).allowed).toBe(allowed);
  });

  test.each([
    'picture-too-large',
    'picture-too-many-pixels',
    'picture-broken',
    'picture-heic',
    'picture-unknown',
    'logo-unknown',
    'logo-too-small',
  ] as const)('%s names the logo', (reason) => {
    expect(managersLogoText(reason)).toMatch(/^로고/);
  });

  test('what the server says of a logo is what the tab says', () => {
    expect(isRefusalCode('logo-unknown')).toBe(true);
    expect(refusalText('logo-too-small')).toBe(managersLogoText('logo-too-small'));
  });
});
