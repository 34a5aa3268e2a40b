import type { ExamForm } from '../manage/manage-schemas';

/**
 * What a branch gets of an exam of its head office: all but the account, which is the branch's own,
 * and the classes and students, whom the office does not know. A draft: place and seats are the
 * branch's to look at before its students see the exam.
 */
export const handedExam = (form: ExamForm): ExamForm => ({
  ...form,
  account: null,
  targetClasses: null,
  targetStudents: null,
  draft: true,
});
