import { decidePdf, type PdfRefusal } from '@academy/domain/pdfs';
import { readObjects, type PdfObjects } from './pdf-objects';
import type { Budget } from './pdf-streams';
import { readTables } from './pdf-tables';
import {
  isDictionary,
  isList,
  nameIn,
  NotReadable,
  PdfReader,
  PdfReference,
  type PdfDictionary,
  type PdfObject,
  type PdfValue,
} from './pdf-values';

/** What all objects that lie in streams may have together, inflated. */
const INFLATED_BYTES = 16 * 1024 * 1024;

/** What runs, opens, sends or carries something. */
const ACTIVE = [
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'Rendition',
  'Movie',
  'Sound',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'AA',
];

/** Whether a value does more than show a place in the document. */
const doesMore = (value: PdfValue | undefined): boolean =>
  value !== undefined &&
  value !== null &&
  !isList(value) &&
  (!isDictionary(value) || nameIn(value, 'S') !== 'GoTo' || value.has('Next'));

/** The dictionaries in a value, at every depth. */
function* dictionariesIn(value: PdfValue): Generator<PdfDictionary> {
  if (isList(value)) for (const one of value) yield* dictionariesIn(one);
  if (!isDictionary(value)) return;
  yield value;
  for (const one of value.values()) yield* dictionariesIn(one);
}

function isActive({ all, names }: PdfObjects): boolean {
  if (ACTIVE.some((name) => names.has(name))) return true;
  if (!names.has('OpenAction')) return false;
  const opened = all.flatMap(({ value }) =>
    [...dictionariesIn(value)].map((one) => one.get('OpenAction')),
  );
  // Most programs write a place here, which is shown and does nothing else.
  const meant = new Set(
    opened.map((one) => (one instanceof PdfReference ? one.object : undefined)),
  );
  return (
    opened.some((one) => !(one instanceof PdfReference) && doesMore(one)) ||
    all.some(({ number, value }) => meant.has(number) && doesMore(value))
  );
}

/** Whether a trailer leads to the pages of the document. */
const leadsToPages = (trailer: PdfDictionary, all: readonly PdfObject[]): boolean => {
  const root = trailer.get('Root');
  return all.some(
    ({ number, value }) =>
      root instanceof PdfReference &&
      number === root.object &&
      isDictionary(value) &&
      value.has('Pages'),
  );
};

/** Reads the trailers that no table leads to as well. */
function readTrailers(text: string, names: Set<string>): void {
  for (const { 0: word, index } of text.matchAll(/trailer(?=[\0\t\n\f\r ]{0,60}<<)/g))
    new PdfReader(text, index + word.length, (name) => void names.add(name)).value();
}

async function problemOf(bytes: Uint8Array, text: string): Promise<PdfRefusal | undefined> {
  const budget: Budget = { bytes: INFLATED_BYTES };
  const objects = await readObjects({ bytes, text }, budget);
  const [newest] = await readTables({ bytes, text, objects, budget });
  readTrailers(text, objects.names);
  if (objects.names.has('Encrypt')) return 'pdf-encrypted';
  if (isActive(objects)) return 'pdf-active';
  return newest && leadsToPages(newest, objects.all) ? undefined : 'pdf-broken';
}

/**
 * Why a PDF is not taken. It is read as a whole and never run: every object that a program may
 * find, also inside its streams and however its names are written. What cannot be read is refused.
 */
export async function checkPdf(bytes: Uint8Array): Promise<PdfRefusal | undefined> {
  const decision = decidePdf(bytes);
  if (!decision.allowed) return decision.reason;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  try {
    return await problemOf(bytes, text);
  } catch (error) {
    // What an encrypted file holds cannot be read: the reason is the password.
    if (error instanceof NotReadable)
      return /\/Encrypt(?![a-z])/i.test(text) ? 'pdf-encrypted' : 'pdf-broken';
    throw error;
  }
}
