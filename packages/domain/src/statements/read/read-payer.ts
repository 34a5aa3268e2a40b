import type { StudentId } from '../../ids';
import { beforeCutWord, isInitialsOf, isOneOff, nameKey, nameWords } from './payer-names';

/** A student as money can come in for them. */
export interface PayerFacts {
  studentId: StudentId;
  name: string;
  guardian: string | null;
  /** Other names that a manager wrote down. */
  aliases: readonly string[];
  /** The same for brothers and sisters; null where nothing tells. */
  family: string | null;
}

export type NameSource = 'name' | 'guardian' | 'alias';
export type Doubt = 'namesakes' | 'twoPeople' | 'cut' | 'part' | 'initials' | 'typo';

/** Whom a text names: for certain, perhaps, or nobody. */
export type PayerReading =
  | { kind: 'certain'; studentIds: StudentId[]; how: NameSource | 'together' }
  | { kind: 'question'; studentIds: StudentId[]; why: Doubt }
  | { kind: 'nobody' };

interface Hit {
  student: PayerFacts;
  how: NameSource;
}

export interface PayerIndex {
  students: readonly PayerFacts[];
  hits: ReadonlyMap<string, readonly Hit[]>;
}

const SHORTEST = 2;

/** The names of all students, their guardians and their aliases, to be looked up. */
export function indexPayers(students: readonly PayerFacts[]): PayerIndex {
  const hits = new Map<string, Hit[]>();
  const add = (key: string, hit: Hit) => {
    const found = hits.get(key) ?? [];
    if (
      key.length < SHORTEST ||
      found.some(({ student, how }) => student === hit.student && how === hit.how)
    )
      return;
    hits.set(key, [...found, hit]);
  };
  for (const student of students) {
    add(nameKey(student.name), { student, how: 'name' });
    if (student.guardian !== null) add(nameKey(student.guardian), { student, how: 'guardian' });
    for (const alias of student.aliases) {
      add(nameKey(alias), { student, how: 'alias' });
      add(nameWords(alias).join(''), { student, how: 'alias' });
    }
  }
  return { students, hits };
}

const idsOf = (hits: readonly Hit[]): StudentId[] => [
  ...new Set(hits.map(({ student }) => student.studentId)),
];

/** Brothers and sisters, whose guardian's name or alias is the same. */
const areOneFamily = (hits: readonly Hit[]) =>
  hits.every(({ how }) => how !== 'name') &&
  hits.every(({ student: { family } }) => family !== null && family === hits[0]?.student.family);

/** One name alone: one student, one family, or a question. */
function readHits(hits: readonly Hit[]): PayerReading {
  const studentIds = idsOf(hits);
  const [first] = hits;
  if (first === undefined) return { kind: 'nobody' };
  if (studentIds.length === 1 || areOneFamily(hits))
    return { kind: 'certain', studentIds, how: first.how };
  const sources = new Set(hits.map(({ how }) => how));
  return { kind: 'question', studentIds, why: sources.size === 1 ? 'namesakes' : 'twoPeople' };
}

/** Several names side by side: everybody named, or of a guardian and a child the child. */
function readTogether(all: readonly (readonly Hit[])[]): PayerReading {
  const named = all.filter((hits) => hits.some(({ how }) => how === 'name'));
  const chosen = named.length > 0 ? named : all;
  const readings = chosen.map(readHits);
  const studentIds = [
    ...new Set(readings.flatMap((one) => ('studentIds' in one ? one.studentIds : []))),
  ];
  const others = all.filter((hits) => !chosen.includes(hits)).map(idsOf);
  const agree = others.every((ids) => ids.some((id) => studentIds.includes(id)));
  return agree && readings.every(({ kind }) => kind === 'certain')
    ? { kind: 'certain', studentIds, how: 'together' }
    : {
        kind: 'question',
        studentIds: [...new Set([...studentIds, ...others.flat()])],
        why: 'twoPeople',
      };
}

/**
 * The names that a text without blanks is made of, one after the other; a later one may be a given
 * name of the same family (`김민준민서`). Empty when it is not made of names alone.
 */
function segments(core: string, { hits, students }: PayerIndex): (readonly Hit[])[] {
  const walk = (rest: string, before: readonly Hit[] | undefined): (readonly Hit[])[] | null => {
    if (rest === '') return [];
    for (let length = Math.min(rest.length, 6); length >= SHORTEST; length -= 1) {
      const part = rest.slice(0, length);
      const full = (hits.get(part) ?? []).filter(({ how }) => how === 'name');
      const given = students.filter(
        ({ name, family }) =>
          family !== null &&
          before?.some(({ student }) => student.family === family && student.name !== name) &&
          nameKey(name).slice(1) === part,
      );
      const found =
        full.length > 0 ? full : given.map((student): Hit => ({ student, how: 'name' }));
      const behind = found.length > 0 ? walk(rest.slice(length), found) : null;
      if (behind) return [found, ...behind];
    }
    return null;
  };
  return walk(core, undefined) ?? [];
}

const MOST_ASKED = 8;
const ask = (why: Doubt, students: readonly PayerFacts[]): PayerReading[] =>
  students.length === 0
    ? []
    : [
        {
          kind: 'question',
          studentIds: students.slice(0, MOST_ASKED).map((one) => one.studentId),
          why,
        },
      ];

/** What looks like a name without being one: always for a manager to decide. */
function guess(
  core: string,
  words: readonly string[],
  { students, hits }: PayerIndex,
): PayerReading {
  const named = (fits: (name: string) => boolean) =>
    students.filter(({ name, guardian, aliases }) =>
      [name, guardian ?? '', ...aliases].some((one) => one !== '' && fits(nameKey(one))),
    );
  const isPart = (name: string) => name.length > SHORTEST && core.includes(name);
  const known = words.flatMap((word) => (hits.get(word) ?? []).map(({ student }) => student));
  const [best] = [
    ...ask('part', [...new Set([...known, ...named(isPart)])]),
    ...ask(
      'initials',
      named((name) => isInitialsOf(core, name)),
    ),
    ...ask(
      'cut',
      named((name) => core.length >= SHORTEST && name.startsWith(core) && name !== core),
    ),
    ...ask(
      'typo',
      named((name) => isOneOff(core, name)),
    ),
    ...ask(
      'cut',
      beforeCutWord(core).flatMap((name) => (hits.get(name) ?? []).map(({ student }) => student)),
    ),
  ];
  return best ?? { kind: 'nobody' };
}

/**
 * Whom the payer's text of a bank row names. Certain is only what is written out: a student, a
 * guardian, an alias, alone or with what the money is for, a class or a phone ending beside it, and
 * of a word that the bank cut off only the end. See docs/product/statements.md#names.
 */
export function readPayer(text: string, index: PayerIndex): PayerReading {
  const { hits } = index;
  const words = nameWords(text);
  const core = words.join('');
  const whole = hits.get(nameKey(text)) ?? hits.get(core);
  if (whole) return readHits(whole);
  if (core.length < SHORTEST) return { kind: 'nobody' };
  const each = words.map((word) => hits.get(word) ?? segments(word, index).flat());
  if (words.length > 1 && each.every((found) => found.length > 0)) {
    const apart = words.flatMap((word) => {
      const found = hits.get(word);
      return found ? [found] : segments(word, index);
    });
    return readTogether(apart);
  }
  const made = segments(core, index);
  if (made.length > 1) return readTogether(made);
  // Three syllables and more are a name: 김민준도 can be nobody else.
  const cut = [core, ...words.slice(0, 1)]
    .flatMap(beforeCutWord)
    .filter((name) => name.length >= 3);
  const found = words.length === 1 ? cut.flatMap((name) => hits.get(name) ?? []) : [];
  return found.length > 0 ? readHits(found) : guess(core, words, index);
}
