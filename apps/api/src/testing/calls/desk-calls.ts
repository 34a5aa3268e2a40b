import type { Belongings } from '../data/belongings';
import { another } from './another';

/** Another day for each call: a meal that is there already is no change. */
const nextWeekday = () => `2026-04-${13 + (another('weekday') % 5)}`;
const mealDays = [11, 12, 13, 14, 15, 18, 19, 20, 21, 22];
/** The same in another month, for calls that have the day in their path. */
export const freshMealDay = () => `2026-05-${mealDays[another('meal day') % mealDays.length]}`;

/** A penalty of 2 points for being late. */
export const penalty = (studentId: string) => ({
  studentIds: [studentId],
  incidentDate: '2026-03-02',
  detail: '',
  memo: '',
  what: { kind: 'own', pointType: 'PENALTY', points: 2, reason: '지각' },
});

/** Valid bodies of what is written about a student at the desk, by method and path. */
export const deskCalls: Readonly<Record<string, (own: Belongings) => unknown>> = {
  'POST /admin/mock-exams/{examId}/registrations/several': ({ studentId }) => ({
    entries: [{ studentId, selectedSubjects: ['물리학Ⅰ'] }],
    onSiteExam: false,
    reason: '전화',
  }),
  'PUT /admin/meal-days/{date}/meals': ({ studentId }) => ({
    entries: [{ studentId, lunch: true, dinner: false }],
    cause: 'REQUEST',
    note: '전화',
    settlement: 'none',
  }),
  'PUT /admin/students/{studentId}/meals': () => ({
    changes: [{ date: nextWeekday(), lunch: true, dinner: false }],
    cause: 'REQUEST',
    note: '',
    settlement: 'none',
  }),

  'PUT /admin/monthly-reports/{year}/{month}/students/{studentId}/remark': () => ({
    text: `꾸준히 나왔습니다. ${another('call')}`,
  }),
};
