import { deflateSync } from 'node:zlib';

/** An object of a PDF as its program writes it: a value, or a dictionary with its stream. */
export type Written = string | { dictionary: string; stream: Buffer };

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const PAGE =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>';
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const CONTENT = {
  dictionary: '/Filter /FlateDecode',
  stream: deflateSync('BT /F1 24 Tf 72 720 Td (Notice) Tj ET'),
};
/** A page with a line, as objects 1 to 5. */
export const onePage: readonly Written[] = [CATALOG, PAGES, PAGE, CONTENT, FONT];

const written = (number: number, object: Written): Buffer =>
  typeof object === 'string'
    ? Buffer.from(`${number} 0 obj\n${object}\nendobj\n`, 'latin1')
    : Buffer.concat([
        Buffer.from(
          `${number} 0 obj\n<< ${object.dictionary} /Length ${object.stream.length} >>\nstream\n`,
        ),
        object.stream,
        Buffer.from('\nendstream\nendobj\n'),
      ]);

const HEAD = Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1');

/** The head and the objects one after the other, and where each begins. */
function body(objects: readonly Written[]) {
  const parts: Buffer[] = [HEAD];
  const places: number[] = [];
  let at = HEAD.length;
  for (const [index, object] of objects.entries()) {
    const part = written(index + 1, object);
    places.push(at);
    parts.push(part);
    at += part.length;
  }
  return { parts, places, end: at };
}

/** As most programs write one: objects, a table of their places, a trailer. `more` goes into it. */
export function plainPdf(objects: readonly Written[] = onePage, more = ''): Buffer {
  const { parts, places, end } = body(objects);
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${more} >>\nstartxref\n${end}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table, 'latin1')]);
}

/** Numbers as columns of a table's stream: a byte, four, two. */
function row(kind: number, place: number, last: number): number[] {
  const bytes = Buffer.alloc(7);
  bytes.writeUInt8(kind, 0);
  bytes.writeUInt32BE(place, 1);
  bytes.writeUInt16BE(last, 5);
  return [...bytes];
}

/** Rows as PNG foretells them from the row above: Acrobat and Word write their tables so. */
const foretold = (rows: readonly number[][]): Buffer =>
  Buffer.from(
    rows.flatMap((bytes, index) => [
      2,
      ...bytes.map((byte, column) => (byte - (rows[index - 1]?.[column] ?? 0)) & 0xff),
    ]),
  );

/** As Word and Acrobat write one: all but streams in a stream of objects, the table a stream. */
export function packedPdf(objects: readonly Written[] = onePage): Buffer {
  const held = objects.flatMap((object, index) =>
    typeof object === 'string' ? [{ number: index + 1, text: object }] : [],
  );
  let offset = 0;
  const heads = held.map(({ number, text }) => {
    const head = `${number} ${offset}`;
    offset += text.length + 1;
    return head;
  });
  const first = `${heads.join(' ')}\n`;
  const packed = {
    dictionary: `/Type /ObjStm /N ${held.length} /First ${first.length} /Filter /FlateDecode`,
    stream: deflateSync(
      Buffer.from(`${first}${held.map(({ text }) => text).join('\n')}`, 'latin1'),
    ),
  };
  // Free numbers keep the others where they are.
  const all = [...objects.map((object) => (typeof object === 'string' ? 'null' : object)), packed];
  const { parts, places, end } = body(all);
  const container = all.length;
  const rows = [
    row(0, 0, 65_535),
    ...all.map((_, index) => {
      const place = held.findIndex(({ number }) => number === index + 1);
      return place === -1 ? row(1, places[index] ?? 0, 0) : row(2, container, place);
    }),
    row(1, end, 0),
  ];
  const table = written(container + 1, {
    dictionary: `/Type /XRef /Size ${container + 2} /W [1 4 2] /Root 1 0 R /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 7 >>`,
    stream: deflateSync(foretold(rows)),
  });
  return Buffer.concat([...parts, table, Buffer.from(`startxref\n${end}\n%%EOF\n`)]);
}

/** The page, with this in place of its catalogue's first words and with further objects. */
export const withCatalog = (words: string, ...more: Written[]): readonly Written[] => [
  CATALOG.replace('/Type', `${words} /Type`),
  ...onePage.slice(1),
  ...more,
];

export const aPdf = (): Blob =>
  new Blob([Uint8Array.from(plainPdf())], { type: 'application/pdf' });
