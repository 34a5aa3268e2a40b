/**
 * @typedef {{ id: string, token: string }} Student
 * @typedef {{ method: string, path: string, body?: unknown }} Request
 */

const MONTH = '2026/12';
const dayOf = (/** @type {number} */ number) =>
  `2026-12-${String(1 + (number % 28)).padStart(2, '0')}`;

/**
 * What a student's app asks for when it opens on the meals, in this order.
 * @param {Student} student
 * @returns {Record<string, Request>}
 */
export const opening = ({ id }) => ({
  me: { method: 'GET', path: '/api/students/me' },
  academy: { method: 'GET', path: '/api/public/academy' },
  settings: { method: 'GET', path: '/api/lunch-settings' },
  holidays: { method: 'GET', path: '/api/holidays/2026' },
  month: { method: 'GET', path: `/api/reservations/${id}/${MONTH}` },
  bill: { method: 'GET', path: `/api/reservations/${id}/${MONTH}/bill` },
  questions: { method: 'GET', path: '/api/students/me/meal-questions' },
});

/**
 * A click on one meal, as the auto-save sends it.
 * @param {Student} student
 * @param {number} turn
 * @returns {Request}
 */
export const click = ({ id }, turn) => ({
  method: 'PUT',
  path: `/api/reservations/${id}`,
  body: [{ date: dayOf(turn), lunch: turn % 2 === 0, dinner: turn % 3 === 0, studentId: id }],
});
