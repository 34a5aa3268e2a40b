import { tidySubjects } from '../exams/subject-options';
import { fixedSubjects } from '../exams/subject-groups';
import type { SubjectGroup } from '../schemas';

type GroupReason = 'subject-not-offered' | 'subjects-too-few' | 'subjects-too-many';
export type GroupDecision =
  | { allowed: true; selectedSubjects: string[] }
  | { allowed: false; reason: GroupReason; group?: SubjectGroup };

interface GroupChoice {
  groups: readonly SubjectGroup[];
  selected: readonly string[];
  /** What the registration has already: unchanged it stays, whatever the groups say by now. */
  kept: readonly string[];
}

/**
 * Whether the chosen subjects fit the groups of an exam. Subjects that all take need not be chosen;
 * one that the registration has may be kept after it was taken off.
 */
export function decideGroups({ groups, selected, kept }: GroupChoice): GroupDecision {
  const tidy = tidySubjects(selected);
  const had = tidySubjects(kept);
  if (had.length > 0 && tidy.length === had.length && tidy.every((one) => had.includes(one)))
    return { allowed: true, selectedSubjects: had };
  const chosen = new Set([...tidy, ...fixedSubjects(groups)]);
  const offered = groups.flatMap(({ subjects }) => subjects);
  const others = [...chosen].filter((subject) => !offered.includes(subject));
  if (others.some((subject) => !had.includes(subject)))
    return { allowed: false, reason: 'subject-not-offered' };
  for (const group of groups) {
    const count = group.subjects.filter((subject) => chosen.has(subject)).length;
    if (count < group.min) return { allowed: false, reason: 'subjects-too-few', group };
    if (count > group.max) return { allowed: false, reason: 'subjects-too-many', group };
  }
  return {
    allowed: true,
    selectedSubjects: [...offered.filter((subject) => chosen.has(subject)), ...others],
  };
}
