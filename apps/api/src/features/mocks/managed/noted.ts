import type { ExamForm, ManagedExam, ManagedRegistration } from '@academy/domain/mocks';

/** An exam as its form: what an edit changes and the log compares. */
export const formOf = ({
  title, examDate, admissionTime, examStartTime, examEndTime, place, notes, registrationStartDate, registrationEndDate, changeDeadline, targetGrades, fee, depositDeadline, account,
  askSubjectOption, subjectOptions, allowOnSiteExam, onSiteCapacity, paperOnlyNotice, draft,
}: Pick<ManagedExam, keyof ExamForm>): ExamForm => ({
  title, examDate, admissionTime, examStartTime, examEndTime, place, notes, registrationStartDate, registrationEndDate, changeDeadline, targetGrades, fee, depositDeadline, account,
  askSubjectOption, subjectOptions, allowOnSiteExam, onSiteCapacity, paperOnlyNotice, draft,
});

/** What the audit log keeps of a registration that a manager changed. */
export const noted = ({ selectedSubjects, onSiteState, canceledAt, paymentStatus, memo, extendedUntil, depositorName, depositDay }: ManagedRegistration) => ({
  selectedSubjects, onSiteState, canceled: canceledAt !== null, paymentStatus, memo, extendedUntil, depositorName, depositDay,
});
