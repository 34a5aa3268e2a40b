import { useUrlState } from '@academy/app-kit/url';
import { mockExamIdSchema } from '@academy/domain/ids';
import { ExamList } from './exam-list';
import { ExamPage } from './exam-page';
import { useLiveMocks } from './use-live-mocks';

/** `/mock-exam/list` 모의고사 목록: the exams, and with `?exam=7` who registered for one of them. */
export function MockListPage() {
  const [open] = useUrlState('exam');
  const examId = mockExamIdSchema.safeParse(open);
  const live = useLiveMocks();
  return examId.success ? (
    <ExamPage key={examId.data} examId={examId.data} live={live} />
  ) : (
    <ExamList live={live} />
  );
}
