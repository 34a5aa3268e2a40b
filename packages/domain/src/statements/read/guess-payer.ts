import type { PayerFacts, PayerIndex } from './payer-index';
import { SHORTEST_NAME } from './payer-index';
import { parseInPart, type Segment } from './parse-payer';
import { isInitialsOf, isOneOff } from './payer-names';
import { readPayerText, seatKey } from './payer-text';
import type { Doubt, PayerReading } from './payer-reading';

const MOST_ASKED = 8;

const ask = (why: Doubt, students: readonly PayerFacts[]): PayerReading[] =>
  students.length === 0
    ? []
    : [
        {
          kind: 'question',
          studentIds: [...new Set(students.map((one) => one.studentId))].slice(0, MOST_ASKED),
          why,
        },
      ];

/** A seat or a phone without a name: whose it is can be asked. */
export function guessByEvidence(
  { seats, tails }: { seats: readonly string[]; tails: readonly string[] },
  { students }: PayerIndex,
): PayerReading {
  const bySeat = students.filter(({ seat }) => seat !== null && seats.includes(seatKey(seat)));
  const byPhone = students.filter(
    ({ phoneTail, families }) =>
      tails.includes(phoneTail) || families.some((family) => tails.includes(family.slice(-4))),
  );
  const [best] = ask('seatOnly', bySeat.length > 0 ? bySeat : byPhone);
  return best ?? { kind: 'nobody' };
}

/** What looks like a name without being one: always for a manager to decide. */
export function guessPayers(segments: readonly Segment[], { keys }: PayerIndex): PayerReading {
  const named = segments.flatMap((one) =>
    one.kind === 'name' ? one.hits.map(({ student }) => student) : [],
  );
  const core = segments.map((one) => (one.kind === 'unknown' ? one.text : '')).join('');
  const who = (fits: (name: string) => boolean) =>
    core === '' ? [] : keys.flatMap(({ student, key }) => (fits(key) ? [student] : []));
  const [best] = [
    ...ask('part', named),
    ...ask(
      'initials',
      who((name) => isInitialsOf(core, name)),
    ),
    ...ask(
      'cut',
      who((name) => core.length >= SHORTEST_NAME && name.startsWith(core) && name !== core),
    ),
    ...ask(
      'typo',
      who((name) => isOneOff(core, name)),
    ),
  ];
  return best ?? { kind: 'nobody' };
}

const isSaid = (one: Segment) => one.kind === 'unknown' || one.kind === 'name';

/**
 * The part of a payer's text to remember as an alias of the chosen student: what is left between
 * the known words. Null for what is too short to be unique, and for 초성.
 */
export function aliasOf(text: string, index: PayerIndex): string | null {
  const read = readPayerText(text);
  const pieces = parseInPart(read, index);
  const ends = pieces.map((_, at) =>
    pieces.slice(0, at + 1).reduce((sum, one) => sum + one.text.length, 0),
  );
  const isGlued = (at: number, border: number | undefined) => {
    const piece = pieces[at];
    return piece?.kind === 'word' && piece.word === 'plain' && !read.breaks.has(border ?? 0);
  };
  let [from, to] = [pieces.findIndex(isSaid), pieces.findLastIndex(isSaid)];
  if (from < 0) return null;
  while (isGlued(from - 1, ends[from - 1])) from -= 1;
  while (isGlued(to + 1, ends[to])) to += 1;
  const core = read.key.slice(from === 0 ? 0 : ends[from - 1], ends[to]);
  return /^[가-힣a-z]{3,40}$/.test(core) ? core : null;
}
