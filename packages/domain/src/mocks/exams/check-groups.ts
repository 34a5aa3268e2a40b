import { formatNumber, formatWon, won } from '../../money';
import { oneLine } from '../../text/blanks';
import { fill } from '../../text/fill';
import { groupCheckTexts as texts } from '../exam-texts';
import type { SubjectGroup } from '../schemas';
import { SUBJECT_LIMITS } from '../sizes';

type Draft = Omit<SubjectGroup, 'fee'> & { fee: number };

/** As they are kept: names and subjects without blanks around them, each once. */
export const tidyGroups = <Group extends Draft>(groups: readonly Group[]): Group[] =>
  groups.map((group) => ({
    ...group,
    name: oneLine(group.name),
    subjects: [...new Set(group.subjects.map(oneLine).filter(Boolean))],
  }));

const fits = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/**
 * What must be corrected of each group; null where nothing must. Subjects are unique in the exam.
 */
export function groupProblems(groups: readonly Draft[]): (string | null)[] {
  const seen = new Set<string>();
  const names = new Set<string>();
  return tidyGroups(groups).map(({ name, subjects, min, max, fee }) => {
    const twice = subjects.find((subject) => seen.has(subject));
    const sameName = names.has(name);
    for (const subject of subjects) seen.add(subject);
    names.add(name);
    if (name === '') return texts.name;
    if (sameName) return fill(texts.nameTwice, { name });
    if (subjects.length === 0) return fill(texts.subjects, { name });
    if (twice !== undefined) return fill(texts.subjectTwice, { name, subject: twice });
    if (!fits(max, 1, subjects.length)) return fill(texts.max, { name, most: subjects.length });
    if (!fits(min, 0, max)) return fill(texts.min, { name, most: max });
    return fits(fee, 0, SUBJECT_LIMITS.fee)
      ? null
      : fill(texts.fee, { name, most: formatNumber(SUBJECT_LIMITS.fee) });
  });
}

/** The first thing that must be corrected; undefined when the groups can be saved. */
export function checkGroups(groups: readonly Draft[]): string | undefined {
  if (groups.length === 0) return texts.none;
  if (groups.length > SUBJECT_LIMITS.groups)
    return fill(texts.many, { most: SUBJECT_LIMITS.groups });
  return groupProblems(groups).find((problem) => problem !== null) ?? undefined;
}

/** A group in one line, as the log says it: `탐구 0–2 +5,000원 (물리학Ⅰ, 화학Ⅰ)`. */
export const groupWords = ({ name, subjects, min, max, fee }: Draft): string =>
  `${name} ${min}–${max}${fee > 0 ? ` +${formatWon(won(fee))}` : ''} (${subjects.join(', ')})`;

/** The five groups of the national exam, with the subjects as it calls them. */
export const usualGroups = (): SubjectGroup[] =>
  texts.usual.map(({ name, subjects, min, max }) => ({
    name,
    subjects: [...subjects],
    min,
    max,
    fee: won(0),
  }));
