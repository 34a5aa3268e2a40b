import type { Area } from '../../rights';
import { bySeat, compareNaturally, compareOptional } from '../../identity/order';
import type { StudentRow } from '../schemas';

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

/** Whether a text names an order of the grid. */
export const isStudentSort = (text: string): text is StudentSort =>
  STUDENT_SORTS.some((sort) => sort === text);

/** The area of the figure that a column is sorted by, where it is another than the students'. */
export const sortAreas: Record<StudentSort, Area | null> = {
  seat: null,
  name: null,
  grade: null,
  school: null,
  className: null,
  status: null,
  lunch: 'meals',
  dinner: 'meals',
  reward: 'points',
  penalty: 'points',
  lastLogin: null,
  created: null,
};

/** What a row is sorted by. */
export type SortedRow = Pick<
  StudentRow,
  | 'id'
  | 'name'
  | 'seat'
  | 'grade'
  | 'school'
  | 'className'
  | 'status'
  | 'lunchCount'
  | 'dinnerCount'
  | 'rewardTotal'
  | 'penaltyTotal'
  | 'lastLoginAt'
  | 'createdAt'
>;

const STATUS_ORDER = { ENROLLED: 0, ON_LEAVE: 1, LEFT: 2 } as const;

/** Figures that the account is not given are all alike. */
const compareNumbers = (a = 0, b = 0) => a - b;

const comparators: Record<StudentSort, (a: SortedRow, b: SortedRow, sign: 1 | -1) => number> = {
  seat: (a, b, sign) => compareOptional(a.seat, b.seat, sign),
  name: (a, b, sign) => sign * compareNaturally(a.name, b.name),
  grade: (a, b, sign) => compareOptional(a.grade, b.grade, sign),
  school: (a, b, sign) => compareOptional(a.school, b.school, sign),
  className: (a, b, sign) => compareOptional(a.className, b.className, sign),
  status: (a, b, sign) => sign * (STATUS_ORDER[a.status] - STATUS_ORDER[b.status]),
  lunch: (a, b, sign) => sign * compareNumbers(a.lunchCount, b.lunchCount),
  dinner: (a, b, sign) => sign * compareNumbers(a.dinnerCount, b.dinnerCount),
  reward: (a, b, sign) => sign * compareNumbers(a.rewardTotal, b.rewardTotal),
  penalty: (a, b, sign) => sign * compareNumbers(a.penaltyTotal, b.penaltyTotal),
  lastLogin: (a, b, sign) => compareOptional(a.lastLoginAt, b.lastLoginAt, sign),
  created: (a, b, sign) => sign * compareNaturally(a.createdAt, b.createdAt),
};

/** The order of the grid; what is equal there is in the academy's own order. */
export const byColumn =
  (sort: StudentSort, descending: boolean) =>
  (a: SortedRow, b: SortedRow): number =>
    comparators[sort](a, b, descending ? -1 : 1) || bySeat(a, b);
