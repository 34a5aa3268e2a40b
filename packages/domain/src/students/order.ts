import type { StudentRow } from './schemas';

/** The columns by which the grid can be sorted. */
export const STUDENT_SORTS = [
  'seat',
  'name',
  'grade',
  'school',
  'className',
  'status',
  'lunch',
  'dinner',
  'reward',
  'penalty',
  'lastLogin',
  'created',
] as const;
export type StudentSort = (typeof STUDENT_SORTS)[number];

/** Texts as people count: `A-2` before `A-10`. Hangul syllables stand in Unicode's order, which is the dictionary's. */
export function compareNaturally(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => text.match(/\d+|\D+/g) ?? []);
  for (let at = 0; at < Math.max(left?.length ?? 0, right?.length ?? 0); at += 1) {
    const [one, other] = [left?.[at] ?? '', right?.[at] ?? ''];
    const numbers = /^\d/.test(one) && /^\d/.test(other) ? Number(one) - Number(other) : 0;
    if (numbers !== 0) return numbers;
    if (one !== other) return one < other ? -1 : 1;
  }
  return 0;
}

/** Who has nothing there comes last, whichever way the list is sorted. */
function compareOptional(a: string | null, b: string | null, sign: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return sign * compareNaturally(a, b);
}

type Seated = Pick<StudentRow, 'id' | 'name' | 'seat'>;

/** The academy's own order: by seat as people count, without one last, then by name, then by id. */
export const bySeat = (a: Seated, b: Seated): number =>
  compareOptional(a.seat, b.seat, 1) ||
  compareNaturally(a.name, b.name) ||
  compareNaturally(a.id, b.id);

const STATUS_ORDER = { ENROLLED: 0, ON_LEAVE: 1, LEFT: 2 } as const;

const comparators: Record<StudentSort, (a: StudentRow, b: StudentRow, sign: 1 | -1) => number> = {
  seat: (a, b, sign) => compareOptional(a.seat, b.seat, sign),
  name: (a, b, sign) => sign * compareNaturally(a.name, b.name),
  grade: (a, b, sign) => compareOptional(a.grade, b.grade, sign),
  school: (a, b, sign) => compareOptional(a.school, b.school, sign),
  className: (a, b, sign) => compareOptional(a.className, b.className, sign),
  status: (a, b, sign) => sign * (STATUS_ORDER[a.status] - STATUS_ORDER[b.status]),
  lunch: (a, b, sign) => sign * (a.lunchCount - b.lunchCount),
  dinner: (a, b, sign) => sign * (a.dinnerCount - b.dinnerCount),
  reward: (a, b, sign) => sign * (a.rewardTotal - b.rewardTotal),
  penalty: (a, b, sign) => sign * (a.penaltyTotal - b.penaltyTotal),
  lastLogin: (a, b, sign) => compareOptional(a.lastLoginAt, b.lastLoginAt, sign),
  created: (a, b, sign) => sign * compareNaturally(a.createdAt, b.createdAt),
};

/** The order of the grid; what is equal there stands in the academy's own order. */
export const byColumn =
  (sort: StudentSort, descending: boolean) =>
  (a: StudentRow, b: StudentRow): number =>
    comparators[sort](a, b, descending ? -1 : 1) || bySeat(a, b);
