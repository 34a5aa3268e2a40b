import {
  groupWords,
  type ExamForm,
  type ManagedExam,
  type ManagedRegistration,
} from '@academy/domain/mocks';
import type { NamedPicture } from '@academy/domain/pictures';
import { only } from '../../../shared/only';
import { pictureWords } from '../../../shared/pictures/picture-words';
import { WRITTEN } from './registrations/registrations-db';

/** An exam, and the pictures of its notice, as its form: what an edit changes. */
export const formOf = (
  {
    title,
    examDate,
    admissionTime,
    examStartTime,
    examEndTime,
    place,
    notes,
    registrationStartDate,
    registrationEndDate,
    changeDeadline,
    targetGrades,
    targetClasses,
    targetStudents,
    capacity,
    fee,
    depositDeadline,
    account,
    askSubjectOption,
    subjectOptions,
    subjectGroups,
    allowOnSiteExam,
    onSiteCapacity,
    paperOnlyNotice,
    draft,
  }: Omit<Pick<ManagedExam, keyof ExamForm>, 'pictures'>,
  pictures: NamedPicture[],
): ExamForm => ({
  title,
  examDate,
  admissionTime,
  examStartTime,
  examEndTime,
  place,
  notes,
  registrationStartDate,
  registrationEndDate,
  changeDeadline,
  targetGrades,
  targetClasses,
  targetStudents,
  capacity,
  fee,
  depositDeadline,
  account,
  askSubjectOption,
  subjectOptions,
  subjectGroups,
  allowOnSiteExam,
  onSiteCapacity,
  paperOnlyNotice,
  pictures,
  draft,
});

/** What the log keeps of a form, and compares. */
export const formFacts = ({ pictures, subjectGroups, targetStudents, ...form }: ExamForm) => ({
  ...form,
  // Names would outlive who is erased.
  targetStudents: targetStudents?.length ?? null,
  subjectGroups: subjectGroups && subjectGroups.map(groupWords),
  pictures: pictures.map(pictureWords),
});

/** What the audit log keeps of a registration that a manager changed. */
export const registrationFacts = (row: ManagedRegistration) => ({
  ...only(row, ['onSiteState', 'paymentStatus', ...WRITTEN]),
  canceled: row.canceledAt !== null,
});
