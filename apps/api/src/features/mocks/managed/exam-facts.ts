import {
  groupWords,
  type ExamForm,
  type ManagedExam,
  type ManagedRegistration,
} from '@academy/domain/mocks';
import type { NamedPicture } from '@academy/domain/pictures';
import { pictureWords } from '../../../shared/pictures/picture-words';

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
export const registrationFacts = ({
  selectedSubjects,
  onSiteState,
  canceledAt,
  fee,
  paidAmount,
  refundedAmount,
  paymentStatus,
  memo,
  extendedUntil,
  depositorName,
  depositDay,
  attendance,
}: ManagedRegistration) => ({
  selectedSubjects,
  onSiteState,
  canceled: canceledAt !== null,
  fee,
  paidAmount,
  refundedAmount,
  paymentStatus,
  memo,
  extendedUntil,
  depositorName,
  depositDay,
  attendance,
});
