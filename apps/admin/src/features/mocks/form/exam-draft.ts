import {
  capacityLeft,
  copiedExam,
  mockExamSchema,
  onSiteLeft,
  subjectOptions,
  tidyGroups,
  type ExamDefaults,
  type ExamDraft,
  type ManagedExam,
  type MockExam,
} from '@academy/domain/mocks';
import type { StoredPicture } from '@academy/domain/pictures';
import { isCalendarDay, isClockTime, shiftDay, type CalendarDay } from '@academy/domain/time';

/** An exam as its form holds it: its pictures whole, so that they can be shown. */
export type ExamFields = Omit<ExamDraft, 'pictures'> & { pictures: StoredPicture[] };

/** What a new exam starts from: two weeks to register, the exam a week later. */
const [REGISTRATION_DAYS, UNTIL_EXAM_DAYS] = [13, 20];

export const emptyExam = (
  today: CalendarDay,
  { allowOnSiteExam }: Pick<ExamDefaults, 'allowOnSiteExam'>,
): ExamFields => ({
  title: '',
  examDate: shiftDay(today, UNTIL_EXAM_DAYS),
  admissionTime: null,
  examStartTime: null,
  examEndTime: null,
  place: '',
  notes: '',
  registrationStartDate: today,
  registrationEndDate: shiftDay(today, REGISTRATION_DAYS),
  changeDeadline: null,
  targetGrades: null,
  targetClasses: null,
  targetStudents: null,
  capacity: null,
  fee: 0,
  depositDeadline: null,
  account: null,
  askSubjectOption: false,
  subjectOptions: null,
  subjectGroups: null,
  allowOnSiteExam,
  onSiteCapacity: null,
  paperOnlyNotice: '',
  pictures: [],
  draft: true,
});

/** An exam as its form begins. */
export const draftOf = (exam: ManagedExam): ExamFields => ({
  title: exam.title,
  examDate: exam.examDate,
  admissionTime: exam.admissionTime,
  examStartTime: exam.examStartTime,
  examEndTime: exam.examEndTime,
  place: exam.place,
  notes: exam.notes,
  registrationStartDate: exam.registrationStartDate,
  registrationEndDate: exam.registrationEndDate,
  changeDeadline: exam.changeDeadline,
  targetGrades: exam.targetGrades,
  targetClasses: exam.targetClasses,
  targetStudents: exam.targetStudents,
  capacity: exam.capacity,
  fee: exam.fee,
  depositDeadline: exam.depositDeadline,
  account: exam.account,
  askSubjectOption: exam.askSubjectOption,
  subjectOptions: exam.subjectOptions,
  subjectGroups: exam.subjectGroups,
  allowOnSiteExam: exam.allowOnSiteExam,
  onSiteCapacity: exam.onSiteCapacity,
  paperOnlyNotice: exam.paperOnlyNotice,
  pictures: exam.pictures,
  draft: exam.draft,
});

/** A new exam with all that another one had, on days to come. */
export const copyOf = (exam: ManagedExam, today: CalendarDay): ExamFields =>
  draftOf({ ...exam, ...copiedExam(exam, today) });

/** As it is sent: without blanks around words, each subject once. */
export const tidyExam = (draft: ExamFields): ExamFields => ({
  ...draft,
  title: draft.title.trim(),
  place: draft.place.trim(),
  notes: draft.notes.trim(),
  paperOnlyNotice: draft.paperOnlyNotice.trim(),
  pictures: draft.pictures.map((picture) => ({ ...picture, alt: picture.alt.trim() })),
  subjectOptions: draft.subjectOptions && subjectOptions(draft.subjectOptions.join('\n')),
  subjectGroups:
    draft.askSubjectOption && draft.subjectGroups ? tidyGroups(draft.subjectGroups) : null,
});

/** A day that can be calculated with, or nothing. */
export const dayIn = (text: string | null): CalendarDay | undefined =>
  text !== null && isCalendarDay(text) ? text : undefined;

const timeIn = (text: string | null) => (text !== null && isClockTime(text) ? text : null);

/**
 * The exam as students would see it: incomplete days count as today, and no more students have
 * registered than now.
 */
export function previewedExam(
  draft: ExamFields,
  base: ManagedExam | null,
  today: CalendarDay,
): MockExam | undefined {
  const tidy = tidyExam(draft);
  const first = dayIn(tidy.registrationStartDate) ?? today;
  const last = dayIn(tidy.registrationEndDate) ?? first;
  const [registered, taken] = [base?.registered ?? 0, base?.onSiteTaken ?? 0];
  return mockExamSchema.safeParse({
    ...tidy,
    id: base?.id ?? '1',
    examDate: dayIn(tidy.examDate) ?? last,
    admissionTime: timeIn(tidy.admissionTime),
    examStartTime: timeIn(tidy.examStartTime),
    examEndTime: timeIn(tidy.examEndTime),
    registrationStartDate: first,
    registrationEndDate: last,
    changeDeadline: dayIn(tidy.changeDeadline) ?? null,
    depositDeadline: dayIn(tidy.depositDeadline) ?? null,
    timeStatus: null,
    closedEarly: base?.closedEarly ?? false,
    cancelled: null,
    onSiteTaken: taken,
    waitingCount: base?.waitingCount ?? 0,
    capacityLeft: capacityLeft({ ...tidy, registered }),
    onSiteLeft: onSiteLeft({ ...tidy, onSiteTaken: taken }),
  }).data;
}
