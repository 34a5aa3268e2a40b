import { areOneFamily, type NameHit, type PayerIndex } from './payer-index';
import type { PayerText } from './payer-text';
import { seatKey } from './payer-text';
import {
  CLASS_WORDS,
  MEAL_WORDS,
  MOCK_WORDS,
  OTHER_WORDS,
  PLAIN_WORDS,
  RELATION_WORDS,
  REVERSAL_WORDS,
  SUFFIXES,
  UNITS,
} from './payer-words';

/** What a payer's word says of the money. */
export type PayerWord = 'meals' | 'mock' | 'other' | 'reversal' | 'plain' | 'relation';

/** A piece of a payer's text. */
export type Segment =
  | { kind: 'name'; hits: readonly NameHit[]; text: string }
  | { kind: 'word'; word: PayerWord; text: string }
  | { kind: 'seat'; text: string }
  | { kind: 'number'; digits: string; unit: string; text: string }
  /** Only of the best reading of what is not understood. */
  | { kind: 'unknown'; text: string };

const WORDS = new Map<string, PayerWord>([
  ...PLAIN_WORDS.map((text): [string, PayerWord] => [text, 'plain']),
  ...CLASS_WORDS.map((text): [string, PayerWord] => [text, 'plain']),
  ...RELATION_WORDS.map((text): [string, PayerWord] => [text, 'relation']),
  ...MOCK_WORDS.map((text): [string, PayerWord] => [text, 'mock']),
  ...MEAL_WORDS.map((text): [string, PayerWord] => [text, 'meals']),
  ...OTHER_WORDS.map((text): [string, PayerWord] => [text, 'other']),
  ...REVERSAL_WORDS.map((text): [string, PayerWord] => [text, 'reversal']),
]);
const LONGEST_WORD = Math.max(...[...WORDS.keys()].map((word) => word.length));
/** Alone such a word is beside a name, and within one it is a syllable of it. */
const ONE_SYLLABLE = new Set([...WORDS.keys()].filter((word) => /^[가-힣]$/.test(word)));
const SUFFIX = new Set(SUFFIXES);
const UNIT = [...UNITS].toSorted((a, b) => b.length - a.length);
/** What a bank cuts off leaves the beginning of a word: of one syllable only these. */
const CUT_STARTS = new Set('도점저중석급밥모응접엄아어할학보이고삼식입자');
const CUTTABLE = [
  ...MEAL_WORDS,
  ...MOCK_WORDS,
  ...RELATION_WORDS,
  '입금',
  '급식비',
  '식비',
  '학생',
];
const isCutWord = (rest: string, academy: string) =>
  rest.length === 1
    ? CUT_STARTS.has(rest)
    : [...CUTTABLE, academy].some((word) => word.length > rest.length && word.startsWith(rest));

/** Family names of two syllables: 남궁민아 is a name where 김민준아 is none. */
const LONG_SURNAME = /^(남궁|황보|제갈|선우|독고|사공|서문|동방|망절|어금|강전|장곡|소봉)/;
/** So many letters are a whole name, which goes on only with a word. */
const isWhole = (name: string) => name.length >= (LONG_SURNAME.test(name) ? 4 : 3);

interface Place {
  at: number;
  before: Segment | undefined;
}

/** Whether a text is alone between two blanks or ends. */
const standsAlone = ({ key, breaks }: PayerText, from: number, to: number) =>
  (from === 0 || breaks.has(from)) && (to === key.length || breaks.has(to));

/** A name may be written with a blank behind the family name, or between all its letters. */
function isJoined({ breaks }: PayerText, from: number, name: string): boolean {
  const inside = [...name].slice(1).flatMap((_, at) => (breaks.has(from + at + 1) ? [at + 1] : []));
  const surname = LONG_SURNAME.test(name) ? 2 : 1;
  return (
    inside.length === 0 ||
    inside.length === name.length - 1 ||
    (inside.length === 1 && inside[0] === surname)
  );
}

function namesAt(text: PayerText, { at }: Place, index: PayerIndex): Segment[] {
  const found: Segment[] = [];
  for (let length = Math.min(index.longest, text.key.length - at); length >= 2; length -= 1) {
    const part = text.key.slice(at, at + length);
    const hits = index.hits.get(part) ?? [];
    const fits = hits.filter(({ how }) => how === 'alias' || isJoined(text, at, part));
    if (fits.length > 0) found.push({ kind: 'name', hits: fits, text: part });
    const given = isJoined(text, at, part) ? (index.given.get(part) ?? []) : [];
    if (given.length > 0) found.push({ kind: 'name', hits: given, text: part });
  }
  return found;
}

/** Syllables that follow a name: 김민준맘, 김민준 모. */
function suffixAt(text: PayerText, { at, before }: Place): Segment[] {
  const part = text.key.slice(at, at + 1);
  if (!SUFFIX.has(part) || before?.kind !== 'name') return [];
  return isWhole(before.text) || standsAlone(text, at, at + 1)
    ? [{ kind: 'word', word: 'relation', text: part }]
    : [];
}

function wordsAt(text: PayerText, { at, before }: Place, { academy }: PayerIndex): Segment[] {
  const found: Segment[] = [];
  for (const name of academy)
    if (text.key.startsWith(name, at)) found.push({ kind: 'word', word: 'plain', text: name });
  for (let length = Math.min(LONGEST_WORD, text.key.length - at); length >= 1; length -= 1) {
    const part = text.key.slice(at, at + length);
    const word = WORDS.get(part);
    const isFree =
      !ONE_SYLLABLE.has(part) ||
      standsAlone(text, at, at + 1) ||
      (before !== undefined && before.kind !== 'name' && before.kind !== 'unknown');
    if (word && isFree) found.push({ kind: 'word', word, text: part });
  }
  const laugh = /^[ㅎㅋㅠㅜㅇ]+/.exec(text.key.slice(at))?.[0];
  if (laugh && standsAlone(text, at, at + laugh.length))
    found.push({ kind: 'word', word: 'plain', text: laugh });
  return found;
}

/** A seat as letters and a number, occupied or not. */
const SEAT = /^[a-z]{1,2}\d{1,3}(?!\d)/;

/** The text from a place on, as far as no blank divides two numbers. */
function restAt({ key, breaks }: PayerText, at: number): string {
  let end = at + 1;
  const divides = (place: number) =>
    breaks.has(place) && /^\d\d$/.test(key.slice(place - 1, place + 1));
  while (end < key.length && !divides(end)) end += 1;
  return key.slice(at, end);
}

function numbersAt(text: PayerText, { at }: Place, { seats }: PayerIndex): Segment[] {
  const rest = restAt(text, at);
  const found: Segment[] = [];
  const seat = SEAT.exec(rest)?.[0];
  if (seat) found.push({ kind: 'seat', text: seatKey(seat) });
  for (const length of [6, 5, 4, 3, 2]) {
    const part = rest.slice(0, length);
    if (part !== seat && /\p{L}/u.test(part) && /\d$/.test(part) && !/^\d/.test(rest.slice(length)))
      if (seats.has(seatKey(part))) found.push({ kind: 'seat', text: seatKey(part) });
  }
  const school = /^(?:예비)?(?:[초중고]\d|\d수생?)(?!\d)/.exec(rest)?.[0];
  if (school) found.push({ kind: 'word', word: 'plain', text: school });
  const digits = /^\d+/.exec(rest)?.[0];
  if (digits === undefined) return found;
  const unit = UNIT.find((one) => rest.startsWith(one, digits.length)) ?? '';
  found.push({ kind: 'number', digits, unit, text: `${digits}${unit}` });
  if (unit !== '') found.push({ kind: 'number', digits, unit: '', text: digits });
  return found;
}

/** The end of the text, where the bank cut a word off behind a whole name. */
function cutAt({ key }: PayerText, { at, before }: Place, { academy }: PayerIndex): Segment[] {
  const rest = key.slice(at);
  const isBehindName = before?.kind === 'name' && isWhole(before.text);
  return isBehindName && isCutWord(rest, academy[0] ?? '')
    ? [{ kind: 'word', word: 'plain', text: rest }]
    : [];
}

const MOST_READINGS = 60;
/** A text this long is no name, and one with this many readings has none. */
const LONGEST_TEXT = 80;
const MOST_STEPS = 4000;

/** All pieces that can be at a place, worked out once for what is before it. */
function piecesOf(text: PayerText, index: PayerIndex): (place: Place) => Segment[] {
  const known = new Map<string, Segment[]>();
  return (place) => {
    const { at, before } = place;
    const key = `${at} ${before?.kind} ${before?.kind === 'name' ? before.text : ''}`;
    const found = known.get(key) ?? [
      ...namesAt(text, place, index),
      ...wordsAt(text, place, index),
      ...suffixAt(text, place),
      ...numbersAt(text, place, index),
      ...cutAt(text, place, index),
    ];
    known.set(key, found);
    return found;
  };
}

/** The readings of the whole text that take the fewest pieces. Empty: it is not understood. */
export function parsePayer(text: PayerText, index: PayerIndex): Segment[][] {
  const { key } = text;
  let best: Segment[][] = [];
  let fewest = Number.POSITIVE_INFINITY;
  let steps = 0;
  const piecesAt = piecesOf(text, index);
  const walk = (at: number, sofar: readonly Segment[]): void => {
    steps += 1;
    if (at === key.length) {
      if (!isSupported(sofar)) return;
      if (sofar.length < fewest) [best, fewest] = [[], sofar.length];
      if (best.length < MOST_READINGS) best.push([...sofar]);
      return;
    }
    if (sofar.length >= fewest || steps > MOST_STEPS) return;
    for (const piece of piecesAt({ at, before: sofar.at(-1) }))
      walk(at + lengthOf(piece, text, at), [...sofar, piece]);
  };
  if (key.length <= LONGEST_TEXT) walk(0, []);
  return steps > MOST_STEPS ? [] : best;
}

/** What of a text is understood, the rest letter by letter: as little of it as possible. */
export function parseInPart(text: PayerText, index: PayerIndex): Segment[] {
  const { key } = text;
  const piecesAt = piecesOf(text, index);
  const best: { cost: number; segments: Segment[] }[] = [{ cost: 0, segments: [] }];
  for (let at = 0; at < Math.min(key.length, LONGEST_TEXT); at += 1) {
    const here = best[at];
    if (!here) continue;
    const unknown: Segment = { kind: 'unknown', text: key.slice(at, at + 1) };
    for (const piece of [...piecesAt({ at, before: here.segments.at(-1) }), unknown]) {
      const to = at + lengthOf(piece, text, at);
      // A name is worth more than words that happen to be in one.
      const cost = here.cost + (piece.kind === 'unknown' ? 10 : piece.kind === 'name' ? 1 : 2);
      const there = best[to];
      if (there === undefined || cost < there.cost)
        best[to] = { cost, segments: [...here.segments, piece] };
    }
  }
  return best[Math.min(key.length, LONGEST_TEXT)]?.segments ?? [];
}

/** How many letters a piece takes; a seat is compared without its zeros. */
function lengthOf(segment: Segment, text: PayerText, at: number): number {
  if (segment.kind !== 'seat') return segment.text.length;
  const rest = restAt(text, at);
  for (let length = segment.text.length; length <= 8; length += 1)
    if (seatKey(rest.slice(0, length)) === segment.text && !/^\d/.test(rest.slice(length)))
      return length;
  return segment.text.length;
}

/** A given name counts only beside a member of the same family. */
const isSupported = (segments: readonly Segment[]): boolean => {
  const names = segments.filter((one) => one.kind === 'name');
  return names.every(
    ({ hits, text }) =>
      hits.some(({ how }) => how !== 'given') ||
      names.some(
        (other) =>
          other.text !== text &&
          other.hits.some(
            ({ how, student }) =>
              how !== 'given' && hits.some((hit) => areOneFamily([hit.student, student])),
          ),
      ),
  );
};
