import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decidePicture, PICTURE_MAX_BYTES, pictureKind } from '.';

describe('pictures, by their content', () => {
  const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
  test.each([
    ['\u00ff\u00d8\u00ff\u00e0', 'jpeg'],
    ['\u0089PNG\r\n\u001a\n', 'png'],
    ['GIF89a', 'gif'],
    ['RIFF....WEBPVP8 ', 'webp'],
    ['....ftypheic', 'heic'],
    ['....ftypmif1', 'heic'],
    ['....ftypisom', null],
    ['<svg ', null],
    ['%PDF-1.7', null],
    ['', null],
  ])('%j: %s', (text, kind) => {
    expect(pictureKind(bytes(text))).toBe(kind);
  });

  test.each([
    ['GIF89a', 10, { allowed: true, kind: 'gif' }],
    ['GIF89a', PICTURE_MAX_BYTES, { allowed: true, kind: 'gif' }],
    ['GIF89a', PICTURE_MAX_BYTES + 1, { allowed: false, reason: 'picture-too-large' }],
    ['....ftypheic', 10, { allowed: false, reason: 'picture-heic' }],
    ['<svg ', 10, { allowed: false, reason: 'picture-unknown' }],
  ])('%j of %i bytes: %j', (text, size, decision) => {
    expect(decidePicture(bytes(text), size)).toEqual(decision);
  });

  test('whatever is sent is a picture or refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (any) => {
        expect(typeof decidePicture(any).allowed).toBe('boolean');
      }),
    );
  });
});
