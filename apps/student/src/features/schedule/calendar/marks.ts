import type { MyMockRegistration } from '@academy/domain/mocks';
import { reasonStatusName, reasonSentence, type AbsenceReason } from '@academy/domain/reasons';
import { formatDay, type CalendarDay } from '@academy/domain/time';
import { scheduleTexts } from '../schedule-texts';

/**
 * What else a student has on a day, and where it is looked after: a one-off reason, a mock exam.
 */
export interface Mark {
  key: string;
  date: CalendarDay;
  text: string;
  /** Address of the page that it belongs to. */
  to: string;
}

const stands = ({ status }: AbsenceReason) => status === 'PENDING' || status === 'APPROVED';

/** `외출 · 14:00–16:00 (승인 대기)`: without the day, under which it stands. */
function reasonText(reason: AbsenceReason): string {
  const text = reasonSentence(reason).replace(`${formatDay(reason.date)} `, '');
  return reason.status === 'PENDING' ? `${text} (${reasonStatusName('PENDING')})` : text;
}

export const marksOf = (
  reasons: readonly AbsenceReason[],
  registrations: readonly MyMockRegistration[],
): Mark[] => [
  ...reasons.filter(stands).map((reason) => ({
    key: `reason-${reason.id}`,
    date: reason.date,
    text: reasonText(reason),
    to: '/submit',
  })),
  ...registrations
    .filter(({ canceled }) => !canceled)
    .map(({ id, exam }) => ({
      key: `exam-${id}`,
      date: exam.examDate,
      text: scheduleTexts.exam([exam.title, exam.examStartTime].filter(Boolean).join(' ')),
      to: '/mocks?tab=mine',
    })),
];
