import { useOpenDialog } from '@academy/app-kit/url';
import { mockExamIdSchema, type MockExamId } from '@academy/domain/ids';

const EXAM = 'exam-';
const RESULT = 'result';

/**
 * Which exam's drawer is open, or whether a result is shown: `?open=exam-11`, `?open=result`. Back
 * closes either.
 */
export function useOpenedExam() {
  const { opened, open, close } = useOpenDialog();
  const examId =
    opened?.startsWith(EXAM) === true
      ? mockExamIdSchema.safeParse(opened.slice(EXAM.length))
      : undefined;
  return {
    examId: examId?.success === true ? examId.data : null,
    showsResult: opened === RESULT,
    openExam: (id: MockExamId) => open(`${EXAM}${id}`),
    openResult: () => open(RESULT),
    close,
  };
}
