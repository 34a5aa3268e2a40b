import { addWon } from '../../money';
import type { ManagedRegistration, PaperOrder } from '../manage/manage-schemas';

const isHere = ({ onSiteState }: Pick<ManagedRegistration, 'onSiteState'>) =>
  onSiteState === 'confirmed';

/**
 * Counts what to order: every standing registration needs one paper, with its subjects. Who waits
 * for a seat takes the paper home until then. Subjects in the order of the exam's list, then those
 * that are offered no more.
 */
export function paperOrder(
  registrations: readonly Pick<
    ManagedRegistration,
    'canceledAt' | 'selectedSubjects' | 'onSiteState' | 'fee'
  >[],
  offered: readonly string[],
): PaperOrder {
  const standing = registrations.filter(({ canceledAt }) => canceledAt === null);
  const names = [
    ...new Set([...offered, ...standing.flatMap(({ selectedSubjects }) => selectedSubjects)]),
  ];
  const sets = new Map<string, { subjects: string[]; count: number }>();
  for (const { selectedSubjects } of standing) {
    const subjects = selectedSubjects.toSorted((a, b) => names.indexOf(a) - names.indexOf(b));
    const key = subjects.join('\n');
    sets.set(key, { subjects, count: (sets.get(key)?.count ?? 0) + 1 });
  }
  const without = standing.filter(({ selectedSubjects }) => selectedSubjects.length === 0);
  return {
    subjects: names.map((subject) => {
      const chosen = standing.filter(({ selectedSubjects }) => selectedSubjects.includes(subject));
      const onSite = chosen.filter(isHere).length;
      return { subject, onSite, paperOnly: chosen.length - onSite, total: chosen.length };
    }),
    without: {
      onSite: without.filter(isHere).length,
      paperOnly: without.filter((one) => !isHere(one)).length,
    },
    sets: [...sets.values()].toSorted((a, b) => b.count - a.count),
    onSite: standing.filter(isHere).length,
    paperOnly: standing.filter((one) => !isHere(one)).length,
    fees: addWon(...standing.map(({ fee }) => fee)),
  };
}
