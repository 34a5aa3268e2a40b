import type { StudentId } from '../../ids';
import type { CalendarDay } from '../../time';
import { guessByEvidence, guessPayers } from './guess-payer';
import { parseInPart, parsePayer, type PayerWord, type Segment } from './parse-payer';
import { areOneFamily, type NameHit, type PayerFacts, type PayerIndex } from './payer-index';
import type { Doubt, PayerReading } from './payer-reading';
import { readPayerText, seatKey } from './payer-text';
import { monthNumberOf, monthOf } from '../../time';

/** The names in a bank row and its purpose. */
export interface PayerSaying {
  reading: PayerReading;
  words: ReadonlySet<PayerWord>;
  /** 3월, 10~11월: the months that are paid for, by their numbers. */
  months: ReadonlySet<number>;
}

type NameSegment = Extract<Segment, { kind: 'name' }>;

/** Facts beside a name that identify the student. */
interface Evidence {
  seats: readonly string[];
  tails: readonly string[];
}

const seatOf = ({ seat }: PayerFacts) => seatKey(seat ?? '');
const tailsOf = ({ phoneTail, families }: PayerFacts) => [
  phoneTail,
  ...families.map((family) => family.slice(-4)),
];

/** 1105 within a few weeks of a day is rather a date than the end of a phone number. */
const isNearDate = (digits: string, day: CalendarDay | undefined): boolean => {
  const [month, date] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
  if (day === undefined || month < 1 || month > 12 || date < 1 || date > 31) return false;
  const apart = Math.abs(month - monthNumberOf(monthOf(day)));
  return Math.min(apart, 12 - apart) <= 1;
};

function evidenceOf(
  segments: readonly Segment[],
  { phones, day }: { phones: readonly string[]; day?: CalendarDay | undefined },
): Evidence {
  const numbers = segments.filter((one) => one.kind === 'number');
  // Of a class 12번 is a number of the school.
  const school = numbers.some(({ unit }) => unit === '반' || unit === '학년');
  const isSeat = ({ digits, unit }: (typeof numbers)[number]) =>
    !school && (unit === '번' || (unit === '' && digits.length === 3));
  return {
    seats: [
      ...segments.flatMap((one) => (one.kind === 'seat' ? [one.text] : [])),
      ...numbers.filter(isSeat).map(({ digits }) => seatKey(digits)),
    ],
    tails: [
      ...phones,
      ...numbers.flatMap(({ digits, unit }) =>
        unit === '' && /^(?:\d{4}|01\d{8,9}|\d{8})$/.test(digits) && !isNearDate(digits, day)
          ? [digits.slice(-4)]
          : [],
      ),
    ],
  };
}

const isTold = (student: PayerFacts, { seats, tails }: Evidence) =>
  seats.includes(seatOf(student)) || tailsOf(student).some((tail) => tails.includes(tail));

const unique = (hits: readonly NameHit[]): PayerFacts[] => [
  ...new Set(hits.map(({ student }) => student)),
];
const idsOf = (students: readonly PayerFacts[]): StudentId[] =>
  students.map(({ studentId }) => studentId);

/** The student one name means, with the evidence beside it; null: several people. */
function resolve(
  { hits }: NameSegment,
  others: readonly NameSegment[],
  evidence: Evidence,
): { students: PayerFacts[]; sure: boolean; told: boolean } {
  const students = unique(hits);
  if (students.length === 1) return { students, sure: true, told: false };
  const beside = new Set(others.flatMap((other) => unique(other.hits)));
  const byName = students.filter((student) => beside.has(student));
  if (byName.length === 1) return { students: byName, sure: true, told: true };
  const relation = hits.every(({ how }) => how === 'guardian' || how === 'alias');
  // A guardian who adds one child's seat may pay for all of them: the amount decides.
  if (relation && areOneFamily(students)) return { students, sure: true, told: false };
  const byEvidence = students.filter((student) => isTold(student, evidence));
  return byEvidence.length === 1
    ? { students: byEvidence, sure: true, told: true }
    : { students, sure: false, told: false };
}

const question = (why: Doubt, students: readonly PayerFacts[]): PayerReading => ({
  kind: 'question',
  why,
  studentIds: [...new Set(idsOf(students))],
});

const namesOf = (segments: readonly Segment[]) => segments.filter((one) => one.kind === 'name');
const isDirect = ({ hits }: NameSegment) =>
  hits.some(({ how }) => how === 'name' || how === 'given');
const sourcesOf = (hits: readonly NameHit[]) => new Set(hits.map(({ how }) => how));

/** Several names that are not sure: the same one of several people, or several. */
const whyUnsure = (names: readonly NameSegment[]): Doubt =>
  names.length === 1 && sourcesOf(names.flatMap(({ hits }) => hits)).size === 1
    ? 'namesakes'
    : 'twoPeople';

/**
 * The students that the names of a text mean together: the children of guardians, all who are
 * named, and of namesakes the one identified by a seat, a phone or a guardian.
 */
function readNames(
  names: readonly NameSegment[],
  evidence: Evidence,
  { seats }: PayerIndex,
): PayerReading {
  const found = names.map((name) => ({
    name,
    ...resolve(
      name,
      names.filter((other) => other !== name),
      evidence,
    ),
  }));
  const all = found.flatMap(({ students }) => students);
  const direct = found.filter(({ name }) => isDirect(name));
  const chosen = direct.length > 0 ? direct : found;
  if (chosen.some(({ sure }) => !sure)) return question(whyUnsure(names), all);
  const students = [...new Set(chosen.flatMap((one) => one.students))];
  const agree = found.every((one) => one.students.some((student) => students.includes(student)));
  if (!agree || (direct.length === 0 && found.length > 1 && !areOneFamily(students)))
    return question('twoPeople', all);
  const seated = evidence.seats.flatMap((seat) =>
    /\p{L}/u.test(seat) ? (seats.get(seat) ?? []) : [],
  );
  if (seated.length > 0 && !seated.some((student) => students.includes(student)))
    return question('otherSeat', [...students, ...seated]);
  const [only] = names.length === 1 ? [...sourcesOf(names[0]?.hits ?? [])] : [];
  const how = chosen.some(({ told }) => told)
    ? 'told'
    : only === undefined || only === 'given'
      ? 'together'
      : only;
  return { kind: 'certain', studentIds: idsOf(students), how };
}

const keyOf = (reading: PayerReading) =>
  reading.kind === 'nobody' ? '' : `${reading.kind} ${reading.studentIds.toSorted().join(' ')}`;

/** `11월`, `10~11월`, `10,11월`; a month before a day is a date. */
function monthsIn(text: string): Set<number> {
  const months = new Set<number>();
  const pattern =
    /(?<![\p{L}\d-])(\d{1,2})\s*([,~·/&+-])\s*(\d{1,2})\s*월|(\d{1,2})\s*월(?!\s*\d{1,2}\s*일)/gu;
  for (const [, from, sign, to, only] of text.matchAll(pattern)) {
    const [first, last] = [Number(from ?? only), Number(to ?? only)];
    const spans = sign === '~' || sign === '-';
    for (let one = 1; one <= 12; one += 1)
      if (one === first || one === last || (spans && first < one && one < last)) months.add(one);
  }
  return months;
}

const AGAINST = new Set<PayerWord>(['other', 'reversal']);

const isWord = (segment: Segment): segment is Extract<Segment, { kind: 'word' }> =>
  segment.kind === 'word';

/** Reads one text of a row. `day` is the row's: it distinguishes dates from phone numbers. */
export function readPayer(text: string, index: PayerIndex, day?: CalendarDay): PayerSaying {
  const read = readPayerText(text);
  const parses = parsePayer(read, index);
  const months = monthsIn(text.normalize('NFKC'));
  const readings = parses.map((segments) => {
    const names = namesOf(segments);
    const evidence = evidenceOf(segments, { phones: read.phones, day });
    return names.length === 0
      ? guessByEvidence(evidence, index)
      : readNames(names, evidence, index);
  });
  const said = parses.map((segments) => new Set(segments.filter(isWord).map(({ word }) => word)));
  // 11월급식 may be read as 월급 and is not: what speaks against a match is in every reading.
  const words = new Set(
    said
      .flatMap((one) => [...one])
      .filter((word) => !AGAINST.has(word) || said.every((one) => one.has(word))),
  );
  const [first] = readings;
  if (first === undefined) {
    const segments = parseInPart(read, index);
    const inPart = new Set(segments.filter(isWord).map(({ word }) => word));
    return { reading: guessPayers(segments, index), words: inPart, months };
  }
  const isOne = readings.every((reading) => keyOf(reading) === keyOf(first));
  const all = readings.flatMap((one) => (one.kind === 'nobody' ? [] : one.studentIds));
  const reading: PayerReading = isOne
    ? first
    : { kind: 'question', why: 'twoPeople', studentIds: [...new Set(all)] };
  return { reading, words, months };
}
