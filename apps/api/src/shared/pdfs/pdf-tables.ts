import type { PdfObjects } from './pdf-objects';
import { inflateStream, type Budget } from './pdf-streams';
import {
  isDictionary,
  isList,
  nameIn,
  NotReadable,
  numberIn,
  PdfReader,
  type PdfDictionary,
  type PdfObject,
} from './pdf-values';

interface File {
  bytes: Uint8Array;
  text: string;
  objects: PdfObjects;
  budget: Budget;
}

const END = /startxref[\0\t\n\f\r ]+(\d+)[\0\t\n\f\r ]+%%EOF[\0\t\n\f\r ]*$/;
/** So much of the end is looked at. */
const END_LENGTH = 1_024;
const SECTION =
  /[\0\t\n\f\r ]{0,60}\d{1,10}[\0\t\n\f\r ]{1,60}\d{1,10}(?=[\0\t\n\f\r ])(?![\0\t\n\f\r ]{1,60}[nf])/y;
const ENTRY = /[\0\t\n\f\r ]{0,60}(\d{1,10})[\0\t\n\f\r ]{1,60}\d{1,5}[\0\t\n\f\r ]{1,60}([nf])/y;
const SOME_BLANKS = /[\0\t\n\f\r ]{0,60}/y;
/** As many as a file has that was saved a hundred times. */
const TABLES_LIMIT = 100;

/** The place, or after some blanks. */
function afterBlanks(text: string, offset: number): number {
  SOME_BLANKS.lastIndex = offset;
  SOME_BLANKS.exec(text);
  return SOME_BLANKS.lastIndex;
}

function needObject({ text, objects }: File, offset: number): PdfObject {
  const object = objects.at.get(afterBlanks(text, offset));
  if (!object) throw new NotReadable(`no object at ${offset}`);
  return object;
}

/** A table as text, and what its trailer says. */
function plainTable(file: File, start: number): PdfDictionary {
  const { text } = file;
  let at = start;
  const next = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  for (let section = next(SECTION); section; section = next(SECTION))
    for (let entry = next(ENTRY); entry; entry = next(ENTRY)) {
      // Some programs write what is free as if it were at the beginning.
      if (entry[2] === 'n' && Number(entry[1]) > 0) needObject(file, Number(entry[1]));
    }
  const reader = new PdfReader(text, at, (name) => void file.objects.names.add(name));
  reader.skipBlanks();
  if (!reader.takes('trailer')) throw new NotReadable('a table without its trailer');
  const trailer = reader.value();
  if (!isDictionary(trailer)) throw new NotReadable('a trailer without words');
  return trailer;
}

/** The big-endian number in some bytes of a row. */
const numberAt = (row: Uint8Array, from: number, length: number): number =>
  row.subarray(from, from + length).reduce((sum, byte) => sum * 256 + byte, 0);

/** A table as a stream. */
async function streamTable(file: File, object: PdfObject): Promise<PdfDictionary> {
  const { value } = object;
  const widths = isDictionary(value) && nameIn(value, 'Type') === 'XRef' ? value.get('W') : null;
  if (!isDictionary(value) || !isList(widths)) throw new NotReadable('no table');
  const [kindWidth, width, lastWidth] = widths.map((one) => (typeof one === 'number' ? one : -1));
  if (![kindWidth, width, lastWidth].every((one) => one !== undefined && one >= 0 && one <= 8))
    throw new NotReadable('columns of no width');
  const [first, second, third] = [kindWidth ?? 0, width ?? 0, lastWidth ?? 0];
  const length = first + second + third;
  if (length === 0) throw new NotReadable('rows of no width');
  const rows = await inflateStream(file.bytes, object, file.budget);
  for (let at = length; at <= rows.length; at += length) {
    const row = rows.subarray(at - length, at);
    const kind = first === 0 ? 1 : numberAt(row, 0, first);
    const place = numberAt(row, first, second);
    if (kind === 1 && place > 0) needObject(file, place);
    if (kind === 2 && !file.objects.containers.has(place))
      throw new NotReadable(`no container ${place}`);
  }
  return value;
}

/**
 * Follows a file's tables from its end: every place that one names is an object that was read, so
 * that nothing lies where nobody looked. Answers what the trailers say, the newest first.
 */
export async function readTables(file: File): Promise<PdfDictionary[]> {
  const [, start] = END.exec(file.text.slice(-END_LENGTH)) ?? [];
  if (start === undefined) throw new NotReadable('no end');
  const waiting = [Number(start)];
  const seen = new Set<number>();
  const trailers: PdfDictionary[] = [];
  for (let offset = waiting.shift(); offset !== undefined; offset = waiting.shift()) {
    if (seen.has(offset)) continue;
    seen.add(offset);
    if (seen.size > TABLES_LIMIT) throw new NotReadable('too many tables');
    const reader = new PdfReader(file.text, afterBlanks(file.text, offset));
    const trailer = reader.takes('xref')
      ? plainTable(file, reader.at)
      : await streamTable(file, needObject(file, offset));
    trailers.push(trailer);
    for (const key of ['XRefStm', 'Prev']) {
      const more = numberIn(trailer, key);
      if (more !== undefined) waiting.push(more);
    }
  }
  return trailers;
}
