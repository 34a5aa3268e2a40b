import type { MockExamId } from '@academy/domain/ids';
import {
  examSinceRead,
  registrationSinceRead,
  statusHasPassed,
  type StudentMockExam,
} from '@academy/domain/mocks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNow } from '../../shared/use-now';
import { ExamCard } from './exam-card';
import { mockQueries } from './mocks-queries';
import { MocksList } from './mocks-list';
import { onceEach } from './once-each';
import { useRefetchWhen } from './use-refetch-when';

interface Props {
  onOpen: (id: MockExamId) => void;
}

/** 진행 중: the exams that are open or will be. */
export function OpenExams({ onOpen }: Props) {
  const query = useInfiniteQuery(mockQueries.open());
  const now = useNow();
  const pages = query.data?.pages ?? [];
  useRefetchWhen(
    pages.some(({ value, readAt }) =>
      value.content.some((exam) => statusHasPassed(exam, readAt, now)),
    ),
    query.refetch,
  );

  const atThisMoment = (exam: StudentMockExam, readAt: Date): StudentMockExam => ({
    ...examSinceRead(exam, readAt, now),
    myRegistration:
      exam.myRegistration && registrationSinceRead(exam.myRegistration, exam, readAt, now),
  });
  const exams = onceEach(
    pages.flatMap(({ value, readAt }) => value.content.map((exam) => atThisMoment(exam, readAt))),
  );
  return (
    <MocksList tab="open" query={query}>
      {exams.map((exam) => (
        <ExamCard key={exam.id} exam={exam} now={now} onOpen={() => onOpen(exam.id)} />
      ))}
    </MocksList>
  );
}
