import { useUrlState } from '@academy/app-kit/url';
import { mockExamIdSchema } from '@academy/domain/ids';
import { lazyPart } from '../../shared/page/lazy-part';
import { onTopics, useLiveQueries } from '../../shared/use-live-queries';
import { ExamList } from './exam-list';
import { mockQueries } from './mocks-queries';

const ExamPage = lazyPart(async () => (await import('./detail/exam-page')).ExamPage);

const touched = onTopics(mockQueries.all, 'mocks', 'students', 'settings');

/**
 * Reads what is on the screen again when a student registered or another manager changed something.
 * Returns whether the live connection is up.
 */
const useLiveMocks = (): boolean => useLiveQueries(mockQueries.all, touched);

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
