import type { IdentityColumns, SharedWords } from './column-schemas';

/** A student by what distinguishes namesakes. */
interface Identity {
  studentId: IdentityColumns['ids'][number];
  name: string;
  seat: string | null;
  grade: string | null;
  school: string | null;
  phoneTail: string;
}

/** Each value once, with its place: the index of what is asked for, added if it is new. */
export function numbered<Value>(keyOf: (value: Value) => string) {
  const [values, places] = [new Array<Value>(), new Map<string, number>()];
  return {
    values,
    indexOf(value: Value): number {
      const key = keyOf(value);
      const place = places.get(key) ?? values.push(value) - 1;
      places.set(key, place);
      return place;
    },
  };
}

export function sharedWords(texts: readonly (string | null)[]): SharedWords {
  const words = numbered<string | null>((word) => JSON.stringify(word));
  const of = texts.map(words.indexOf);
  return { words: words.values, of };
}

export const packIdentities = (rows: readonly Identity[]): IdentityColumns => ({
  ids: rows.map(({ studentId }) => studentId),
  names: rows.map(({ name }) => name),
  seats: rows.map(({ seat }) => seat),
  grades: sharedWords(rows.map(({ grade }) => grade)),
  schools: sharedWords(rows.map(({ school }) => school)),
  phoneTails: rows.map(({ phoneTail }) => phoneTail),
});

/** The one that a column points to. */
export function at<Value>(list: readonly Value[], place: number): Value {
  const value = list[place];
  if (value === undefined) throw new RangeError(`A packed answer has no entry ${place}.`);
  return value;
}

export const wordsOf = ({ words, of }: SharedWords): (string | null)[] =>
  of.map((place) => at(words, place));

/** The students of the columns. Throws when the columns don't fit together. */
export function unpackIdentities(packed: IdentityColumns): Identity[] {
  const [grades, schools] = [wordsOf(packed.grades), wordsOf(packed.schools)];
  return packed.ids.map((studentId, place) => ({
    studentId,
    name: at(packed.names, place),
    seat: at(packed.seats, place),
    grade: at(grades, place),
    school: at(schools, place),
    phoneTail: at(packed.phoneTails, place),
  }));
}
