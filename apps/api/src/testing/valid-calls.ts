import { aReasonDraft, aScheduleDraft } from '@academy/domain/testing';
import type { Belongings } from './belongings';
import { scenarioSettings } from './scenario';

/** Fills a path's parameters with what belongs to somebody. */
export const validParams = (belongings: Belongings) => ({ ...belongings, year: 2026, month: 4, date: '2026-04-07' });

const schedule = aScheduleDraft({ firstDate: '2026-04-01', lastDate: '2026-04-30', weekdays: [5] });
const reason = aReasonDraft({ date: '2026-03-06' });
const nothing = () => undefined;

/** A valid body for every endpoint that writes, by method and path. */
export const validBodies: Record<string, (belongings: Belongings) => unknown> = {
  'PUT /reservations/{studentId}': ({ studentId }) => [{ date: '2026-04-06', lunch: true, dinner: false, studentId }],
  'PUT /admin/same-day/{date}/pick-ups': ({ studentId }) => [{ studentId, meal: 'lunch', pickedUp: true }],
  'PUT /admin/lunch-settings': () => scenarioSettings,
  'POST /mock-exam-registrations': ({ studentId, id }) => ({ studentId, mockExamId: id }),
  'PATCH /mock-exam-registrations/my/{registrationId}': ({ id }) => ({ mockExamId: id, onSiteExam: true }),
  'DELETE /mock-exam-registrations/my/{registrationId}': nothing,
  'POST /students/me/schedules': () => schedule,
  'POST /students/me/schedules/copy': () => ({ month: '2026-04' }),
  'PUT /students/me/schedules/{scheduleId}': () => ({ ...schedule, version: 1 }),
  'DELETE /students/me/schedules/{scheduleId}': nothing,
  'PUT /students/me/schedules/{scheduleId}/exceptions/{date}': nothing,
  'DELETE /students/me/schedules/{scheduleId}/exceptions/{date}': nothing,
  'POST /students/me/reasons': () => reason,
  'PUT /students/me/reasons/{reasonId}': () => ({ ...reason, version: 1 }),
  'DELETE /students/me/reasons/{reasonId}': nothing,
};
