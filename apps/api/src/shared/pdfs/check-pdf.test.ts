import { PDF_MAX_BYTES, pdfRefusalTexts, type PdfRefusal } from '@academy/domain/pdfs';
import * as fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { onePage, packedPdf, plainPdf, withCatalog } from '../../testing/data/some-pdf';
import { checkPdf } from './check-pdf';

const file = (text: string) => Buffer.from(text, 'latin1');
const changed = (bytes: Buffer, from: string | RegExp, to: string) =>
  file(bytes.toString('latin1').replace(from, to));
/** A further version of an object at the end of a file, as a program saves a change. */
function saved(before: Buffer, number: number, value: string): Buffer {
  const [, start] = /startxref\n(\d+)\n%%EOF\n$/.exec(before.toString('latin1')) ?? [];
  const object = `${number} 0 obj\n${value}\nendobj\n`;
  const place = String(before.length).padStart(10, '0');
  return Buffer.concat([
    before,
    file(
      `${object}xref\n${number} 1\n${place} 00000 n \ntrailer\n<< /Size 6 /Root 1 0 R /Prev ${start} >>\nstartxref\n${before.length + object.length}\n%%EOF\n`,
    ),
  ]);
}

describe('what programs write is taken', () => {
  test.each<[string, Buffer]>([
    ['a plain one', plainPdf()],
    ['one with objects in streams, and its table in one', packedPdf()],
    ['one that was saved twice', saved(plainPdf(), 5, '<< /Type /Font /BaseFont /Courier >>')],
    [
      'one that opens at a place, as LibreOffice writes',
      plainPdf(withCatalog('/OpenAction [3 0 R /XYZ null null 0]')),
    ],
    [
      'one that goes there by an action',
      plainPdf(withCatalog('/OpenAction 6 0 R', '<< /S /GoTo /D [3 0 R /Fit] >>')),
    ],
    [
      'one with a link to a page on the web',
      plainPdf([
        ...onePage,
        '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://academy.example) >> >>',
      ]),
    ],
    [
      'one that writes of /JavaScript in words',
      plainPdf([...onePage, '(what /JavaScript (and /JS\\)) is)']),
    ],
    [
      'one with comments and blanks',
      plainPdf(['<< % note >>\r\n/Type\t/Catalog\0/Pages%\n2 0 R\f>>', ...onePage.slice(1)]),
    ],
    [
      'one whose table is in a stream with a length elsewhere',
      changed(packedPdf(), /^([^]*)\/Length \d+ >>/, '$1/Length 9 0 R >>'),
    ],
  ])('%s', async (_, bytes) => {
    expect(await checkPdf(bytes)).toBeUndefined();
  });
});

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const hidden = '<< /S /J#61vaScript /#4A#53 (app.alert\\(1\\)) >>';
const held = { dictionary: '/Type /EmbeddedFile', stream: Buffer.from('MZ') };
const bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024));

/** Nothing in them is run: each is refused for what is written in it. */
const refused: [string, PdfRefusal, Buffer][] = [
  ['a script', 'pdf-active', plainPdf([...onePage, script])],
  ['one whose name is written in numbers', 'pdf-active', plainPdf([...onePage, hidden])],
  ['one inside a stream of objects', 'pdf-active', packedPdf([...onePage, hidden])],
  [
    'one in a version that is no longer current',
    'pdf-active',
    saved(plainPdf([...onePage, script]), 6, 'null'),
  ],
  [
    'one that no table names, for a program that mends',
    'pdf-active',
    changed(
      plainPdf([...onePage, script]),
      /\d{10} 00000 n \ntrailer/,
      '0000000000 00000 f \ntrailer',
    ),
  ],
  ['one in a trailer', 'pdf-active', plainPdf(onePage, `/X ${script}`)],
  [
    'an action on opening that is elsewhere',
    'pdf-active',
    plainPdf(withCatalog('/OpenAction 6 0 R', '<< /S /URI /URI (https://x.example) >>')),
  ],
  [
    'a place that another action follows',
    'pdf-active',
    plainPdf(
      withCatalog('/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next 6 0 R >>', '<< /S /Named >>'),
    ),
  ],
  [
    'actions of a page',
    'pdf-active',
    plainPdf([...onePage, '<< /Type /Page /A#41 << /O 5 0 R >> >>']),
  ],
  [
    'a program that is started',
    'pdf-active',
    plainPdf([...onePage, '<< /S /Launch /F (cmd.exe) >>']),
  ],
  ['a file inside', 'pdf-active', plainPdf(withCatalog('/Names << /EmbeddedFiles 6 0 R >>', held))],
  [
    'a form that is sent',
    'pdf-active',
    plainPdf([...onePage, '<< /S /SubmitForm /F (https://x.example) >>']),
  ],
  ['a form of XML', 'pdf-active', plainPdf(withCatalog('/AcroForm << /XFA 6 0 R >>', '(x)'))],
  ['rich media', 'pdf-active', plainPdf([...onePage, '<< /Type /Annot /Subtype /RichMedia >>'])],
  [
    'a password',
    'pdf-encrypted',
    plainPdf([...onePage, '<< /Filter /Standard /V 2 >>'], '/Encrypt 6 0 R'),
  ],
  [
    'a password, so that nothing in it can be read',
    'pdf-encrypted',
    changed(
      changed(packedPdf(), /(\/ObjStm [^]*?stream\n)[^]{8}/, '$1XXXXXXXX'),
      '/Type /XRef',
      '/Type /XRef /Encrypt 9 0 R',
    ),
  ],
  ['the first half', 'pdf-broken', plainPdf().subarray(0, plainPdf().length / 2)],
  ['all but the last line', 'pdf-broken', plainPdf().subarray(0, -7)],
  [
    'something behind its end',
    'pdf-broken',
    Buffer.concat([plainPdf(), file('<script>alert(1)</script>')]),
  ],
  [
    'a table that leads into a stream',
    'pdf-broken',
    changed(plainPdf(), '0000000015', '0000000300'),
  ],
  [
    'a table that leads to itself',
    'pdf-broken',
    changed(plainPdf(), /startxref\n\d+/, 'startxref\n15'),
  ],
  ['a page that is not there', 'pdf-broken', plainPdf(['null', ...onePage.slice(1)])],
  [
    'objects behind another filter',
    'pdf-broken',
    changed(packedPdf(), /(\/ObjStm [^>]*)\/FlateDecode/, '$1/LZWDecode  '),
  ],
  [
    'more objects than fit into memory',
    'pdf-broken',
    plainPdf([
      ...onePage,
      { dictionary: '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', stream: bomb },
    ]),
  ],
  [
    'values in values without an end',
    'pdf-broken',
    plainPdf([...onePage, `${'['.repeat(5_000)}${']'.repeat(5_000)}`]),
  ],
  ['a picture that is called so', 'pdf-unknown', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['a page that calls itself so', 'pdf-unknown', file('<html>%PDF-1.7</html>')],
  ['nothing', 'pdf-unknown', Buffer.alloc(0)],
  ['more than 10 MB', 'pdf-too-large', Buffer.alloc(PDF_MAX_BYTES + 1)],
];

describe('what may do more than show pages, or cannot be read, is refused', () => {
  test.each(refused)('%s: %s', async (_, reason, bytes) => {
    expect(await checkPdf(bytes)).toBe(reason);
  });

  test('whatever is sent is answered: parts of files, and noise in them', async () => {
    const files = [plainPdf(), packedPdf()];
    await fc.assert(
      fc.asyncProperty(
        fc.nat(1),
        fc.nat(1_200),
        fc.uint8Array({ maxLength: 20 }),
        async (which, at, noise) => {
          const bytes = Buffer.from(files[which] ?? []);
          bytes.set(noise, Math.min(at, bytes.length - noise.length));
          const answer = await checkPdf(bytes);
          expect([undefined, ...Object.keys(pdfRefusalTexts)]).toContain(answer);
        },
      ),
    );
  });

  test.each<[string, string]>([
    ['digits', '1'.repeat(4_000_000)],
    ['blanks', `1${' '.repeat(4_000_000)}`],
    ['numbers', '1 '.repeat(2_000_000)],
    ['objects in strings', `${'1 0 obj ('.repeat(200_000)}${')'.repeat(200_000)}`],
    ['comments', '%\n'.repeat(2_000_000)],
    ['tables', 'xref\n0 1\n'.repeat(200_000)],
  ])('millions of %s keep no server busy', async (_, many) => {
    const started = performance.now();
    await checkPdf(Buffer.concat([file('%PDF-1.7\n'), file(many), plainPdf().subarray(15)]));
    // Each takes a moment; reading over and over would take minutes.
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test('noise in a stream hides nothing and is taken for nothing', async () => {
    const noise = { dictionary: '/Subtype /Image', stream: randomBytes(200_000) };
    expect(await checkPdf(plainPdf([...onePage, noise]))).toBeUndefined();
    expect(await checkPdf(plainPdf([...onePage, noise, script]))).toBe('pdf-active');
  });
});
