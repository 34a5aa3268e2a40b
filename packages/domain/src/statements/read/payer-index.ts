import type { StudentId } from '../../ids';
import { nameKey, seatKey } from './payer-text';

/** A student as money can come in for them. */
export interface PayerFacts {
  studentId: StudentId;
  name: string;
  /** The names of all guardians. */
  guardians: readonly string[];
  /** Other names that a manager wrote down. */
  aliases: readonly string[];
  /** The guardians' phones: brothers and sisters share one of them. */
  families: readonly string[];
  seat: string | null;
  /** The last four digits of the student's own phone. */
  phoneTail: string;
}

/** Whether they are brothers and sisters: one guardian's phone is in all their records. */
export const areOneFamily = ([first, ...others]: readonly PayerFacts[]): boolean =>
  first?.families.some((family) => others.every(({ families }) => families.includes(family))) ===
  true;

/** The kind of a name: a given name counts only beside its family. */
export type NameSource = 'name' | 'guardian' | 'alias' | 'given';

export interface NameHit {
  student: PayerFacts;
  how: NameSource;
}

/** The names of all students, their guardians and their aliases, to be looked up. */
export interface PayerIndex {
  students: readonly PayerFacts[];
  /** Every name of every student, to be compared with. */
  keys: readonly { student: PayerFacts; key: string }[];
  hits: ReadonlyMap<string, readonly NameHit[]>;
  given: ReadonlyMap<string, readonly NameHit[]>;
  seats: ReadonlyMap<string, readonly PayerFacts[]>;
  /** What the academy is called, in full and short. */
  academy: readonly string[];
  /** Letters of the longest name. */
  longest: number;
}

export const SHORTEST_NAME = 2;

const KINDS_OF_ACADEMY =
  /(?:학원|독서실|스터디카페|스터디센터|스터디|아카데미|교습소|센터|카페|캠퍼스)$/;

/** An academy's name and what is left of it without its kind: 햇살학원, 햇살. */
function academyNames(name: string): string[] {
  const whole = nameKey(name);
  const short = whole.replace(KINDS_OF_ACADEMY, '');
  return [whole, short].filter(
    (one, at, all) => one.length >= SHORTEST_NAME && all.indexOf(one) === at,
  );
}

const addTo = <Value>(map: Map<string, Value[]>, key: string, value: Value) =>
  map.set(key, [...(map.get(key) ?? []), value]);

export function indexPayers(students: readonly PayerFacts[], academyName = ''): PayerIndex {
  const hits = new Map<string, NameHit[]>();
  const given = new Map<string, NameHit[]>();
  const seats = new Map<string, PayerFacts[]>();
  const add = (text: string, hit: NameHit) => {
    const key = nameKey(text);
    const known = hits
      .get(key)
      ?.some(({ student, how }) => student === hit.student && how === hit.how);
    if (key.length >= SHORTEST_NAME && !known) addTo(hits, key, hit);
  };
  for (const student of students) {
    const name = nameKey(student.name);
    add(name, { student, how: 'name' });
    for (const guardian of student.guardians) add(guardian, { student, how: 'guardian' });
    for (const alias of student.aliases) add(alias, { student, how: 'alias' });
    if (/^[가-힣]{3,}$/.test(name)) addTo(given, name.slice(1), { student, how: 'given' });
    const seat = seatKey(student.seat ?? '');
    if (seat !== '') addTo(seats, seat, student);
  }
  const keys = [...hits].flatMap(([key, found]) => found.map(({ student }) => ({ student, key })));
  const longest = Math.max(0, ...[...hits.keys()].map((key) => key.length));
  return { students, keys, hits, given, seats, academy: academyNames(academyName), longest };
}
