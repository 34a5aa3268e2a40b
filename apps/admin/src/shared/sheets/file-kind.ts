import { strFromU8, unzipSync } from 'fflate';
import { startsWith } from './decode-text';
import { UnreadableFile, type FileProblem } from './file-problem';

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** Files that are no tables, by how they begin. */
const NO_TABLES: [start: number[], problem: FileProblem][] = [
  [letters('%PDF'), 'pdf'],
  [[0x89, ...letters('PNG')], 'picture'],
  [[0xff, 0xd8, 0xff], 'picture'],
  [letters('GIF8'), 'picture'],
  [letters('RIFF'), 'picture'],
  [[0x9b, 0x20, ...letters('DRMONE')], 'protected'],
  [letters('SCDSA'), 'protected'],
  [letters('<DOCUMENT SAFER'), 'protected'],
  [letters('Rar!'), 'archive'],
  [[...letters('7z'), 0xbc, 0xaf], 'archive'],
  [[0x1f, 0x8b], 'archive'],
];

const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b];
/** Workbooks of before 1995: a stream of records. */
const RECORDS = [0, 2, 4].map((version) => [0x09, version]);

/** Compound files name their streams in UTF-16. */
const wide = (text: string) => letters(text).flatMap((letter) => [letter, 0]);
function holds(bytes: Uint8Array, part: readonly number[]): boolean {
  const [first = 0] = part;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (part.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
}

function checkCompound(bytes: Uint8Array) {
  if (holds(bytes, letters('HWP Document File'))) throw new UnreadableFile('hangul');
  if (holds(bytes, wide('EncryptedPackage'))) throw new UnreadableFile('locked');
  const isBook = holds(bytes, wide('Workbook')) || holds(bytes, wide('Book'));
  if (isBook) return;
  if (holds(bytes, wide('WordDocument'))) throw new UnreadableFile('word');
  throw new UnreadableFile(holds(bytes, wide('PowerPoint')) ? 'slides' : 'damaged');
}

/** What an archive without a workbook is, by the names in it. */
const ARCHIVES: [name: RegExp, problem: FileProblem][] = [
  [/^word\//, 'word'],
  [/^ppt\//, 'slides'],
  [/^Contents\/section\d+\.xml$/, 'hangul'],
  [/^Index(\.zip$|\/.*\.iwa$)/, 'numbers'],
];

/**
 * Inflated, all parts together: a file of 5 MB can claim to be a thousand times as much.
 */
const MAX_INFLATED = 60_000_000;

/**
 * Looks into an archive before it is unpacked. The parts of a workbook may have backslashes in
 * their names. Returns the text of an OpenDocument, which a workbook is not.
 */
function checkArchive(bytes: Uint8Array): string | undefined {
  const names: string[] = [];
  let inflated = 0;
  let found: Record<string, Uint8Array> = {};
  try {
    found = unzipSync(bytes, {
      filter({ name, originalSize }) {
        names.push(name.replaceAll('\\', '/'));
        inflated += originalSize;
        return name === 'content.xml' && inflated < MAX_INFLATED;
      },
    });
  } catch {
    throw new UnreadableFile('damaged');
  }
  if (inflated > MAX_INFLATED) throw new UnreadableFile('too-large');
  const content = found['content.xml'];
  if (content) return strFromU8(content);
  if (names.some((name) => /(^|\/)workbook\.(xml|bin)$/i.test(name))) return undefined;
  const problem = ARCHIVES.find(([part]) => names.some((name) => part.test(name)))?.[1];
  throw new UnreadableFile(problem ?? 'archive');
}

/**
 * What a file is, by its content and not its name: a workbook, with the text of an OpenDocument, or
 * a text. Throws when it is known to be something else.
 */
export function kindOf(bytes: Uint8Array): {
  workbook: boolean;
  openDocument?: string | undefined;
} {
  const known = NO_TABLES.find(([start]) => startsWith(bytes, start));
  if (known) throw new UnreadableFile(known[1]);
  if (startsWith(bytes, COMPOUND)) checkCompound(bytes);
  else if (startsWith(bytes, ZIP)) return { workbook: true, openDocument: checkArchive(bytes) };
  else if (!RECORDS.some((start) => startsWith(bytes, start) && bytes[3] === 0))
    return { workbook: false };
  return { workbook: true };
}
