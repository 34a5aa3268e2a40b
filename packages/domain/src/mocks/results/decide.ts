import type { CalendarDay } from '../../time';
import type { ExamRefusal } from '../exam-texts';
import type { ExamState } from '../manage/manage-schemas';
import type { ResultRefusal } from './result-texts';
import type { ResultEntry } from './schemas';

type Refused = ExamRefusal | ResultRefusal;

interface Exam {
  state: ExamState;
  examDate: CalendarDay;
}

/** Why an exam takes no results: it is a draft or called off, or its day has not come. */
export function refuseResults({ state, examDate }: Exam, today: CalendarDay): Refused | null {
  if (state === 'CANCELLED') return 'exam-cancelled';
  if (state === 'DRAFT') return 'exam-draft';
  return examDate > today ? 'exam-not-taken' : null;
}

/** Why these results cannot be written: of one student and subject there is one. */
export function refuseEntries(entries: readonly ResultEntry[]): ResultRefusal | null {
  const keys = entries.map(({ studentId, subject }) => `${studentId} ${subject}`);
  return new Set(keys).size === keys.length ? null : 'result-twice';
}
