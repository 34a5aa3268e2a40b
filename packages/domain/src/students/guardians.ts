import { isName } from '../identity/name';
import { formatPhone, isPhone, keptPhone } from '../identity/phone';
import { oneLine } from '../text/blanks';
import { fill } from '../text/fill';
import { guardianFields } from './fields';
import { GUARDIANS_MAX } from './limits';
import type { Guardian } from './schemas';
import { studentFieldTexts as texts } from './students-texts';

export type GuardianPart = keyof Guardian;

export const blankGuardian: Guardian = { name: null, phone: null, relation: null };

/** 보호자, 보호자2: which of a student's guardians. */
export const guardianName = (at: number): string => (at === 0 ? '보호자' : `보호자${at + 1}`);

const lineOrNull = (text: string | null) => (text === null ? null : oneLine(text) || null);

/** Guardians as they are stored: digits, NFC, without empty ones. */
export const tidyGuardians = (guardians: readonly Guardian[]): Guardian[] =>
  guardians
    .map(({ name, phone, relation }) => ({
      name: lineOrNull(name),
      phone: phone === null ? null : keptPhone(phone) || null,
      relation: lineOrNull(relation),
    }))
    .filter((guardian) => Object.values(guardian).some((part) => part !== null));

/** What must be corrected of one guardian, `before` being those above. */
function problemOf(
  { name, phone, relation }: Guardian,
  before: readonly Guardian[],
): string | undefined {
  const line = guardianFields.name.limit;
  const isLong = (text: string | null) => Array.from(text ?? '').length > line;
  if (isLong(name) || isLong(relation)) return fill(texts.tooLong, { limit: line });
  if (name !== null && !isName(name)) return texts.nameLetters;
  if (phone !== null && !isPhone(phone)) return texts.phone;
  if (name === null && phone === null) return texts.guardianUnknown;
  return phone !== null && before.some((other) => other.phone === phone)
    ? texts.guardianTwice
    : undefined;
}

/** What must be corrected, which guardian named where there are several. */
export function checkGuardians(guardians: readonly Guardian[]): string | undefined {
  if (guardians.length > GUARDIANS_MAX) return fill(texts.guardians, { limit: GUARDIANS_MAX });
  const [problem] = guardians.flatMap((guardian, at) => {
    const found = problemOf(guardian, guardians.slice(0, at));
    if (found === undefined) return [];
    return guardians.length === 1 ? found : `${guardianName(at)}: ${found}`;
  });
  return problem;
}

/** 김바다(어머니) 010-8765-4321. */
export const guardianText = ({ name, phone, relation }: Guardian): string =>
  [
    name === null ? relation : `${name}${relation === null ? '' : `(${relation})`}`,
    phone && formatPhone(phone),
  ]
    .filter(Boolean)
    .join(' ');

/** What is called a mother, a father: files have a column for each. */
const RELATIONS = [
  ['어머니', '모', '엄마', '모친'],
  ['아버지', '부', '아빠', '부친'],
] as const;

/** Whether a relation is this one, whatever it is called: 모 is 어머니. */
export const isRelation = (relation: string | null, wanted: string): boolean =>
  relation === wanted ||
  RELATIONS.some((words) => [relation, wanted].every((one) => words.some((word) => word === one)));

/** What the columns of a table say of one guardian: by their number, or of a mother or a father. */
export interface GivenGuardian {
  who: number | '어머니' | '아버지';
  parts: Partial<Record<GuardianPart, string>>;
}

/**
 * Merges a table's guardians into a student's. A guardian is found by number, else by relation or
 * place. Others are appended, none is removed.
 */
export function mergeGuardians(
  standing: readonly Guardian[],
  given: readonly GivenGuardian[],
): Guardian[] {
  const merged = [...standing];
  const taken = new Set<number>();
  const byPhone = given.map(({ parts: { phone } }) =>
    phone === undefined ? -1 : standing.findIndex((one) => one.phone === phone),
  );
  byPhone.forEach((at) => taken.add(at));
  for (const [index, { who, parts }] of given.entries()) {
    const own = (at: number) => at >= 0 && at < standing.length && !taken.has(at);
    const place =
      typeof who === 'number'
        ? who
        : standing.findIndex(({ relation }, at) => own(at) && isRelation(relation, who));
    const found = byPhone[index] ?? -1;
    const at = found >= 0 ? found : own(place) ? place : merged.length;
    taken.add(at);
    const before = merged[at] ?? blankGuardian;
    const relation = parts.relation ?? before.relation ?? (typeof who === 'number' ? null : who);
    // A relation alone, which a file may give to every row, is no guardian.
    if (parts.name === undefined && parts.phone === undefined && before === blankGuardian) continue;
    merged[at] = { ...before, ...parts, relation };
  }
  return merged;
}
