import type { MockExamId, StudentId } from '@academy/domain/ids';
import {
  examSinceRead,
  registrationSinceRead,
  statusHasPassed,
  type MyMockRegistration,
} from '@academy/domain/mocks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNow } from '../../shared/use-now';
import { mockQueries } from './mocks-queries';
import { MocksList } from './mocks-list';
import { onceEach } from './once-each';
import { RegistrationCard } from './registration-card';
import { useRefetchWhen } from './use-refetch-when';

interface Props {
  studentId: StudentId;
  onOpen: (id: MockExamId) => void;
}

/** 내 신청: everything the student registered for, cancelled ones included. */
export function MyRegistrations({ studentId, onOpen }: Props) {
  const query = useInfiniteQuery(mockQueries.mine(studentId));
  const now = useNow();
  const slices = query.data?.pages ?? [];
  useRefetchWhen(
    slices.some(({ value, readAt }) =>
      value.content.some(({ exam }) => statusHasPassed(exam, readAt, now)),
    ),
    query.refetch,
  );

  const atThisMoment = (registration: MyMockRegistration, readAt: Date): MyMockRegistration => ({
    ...registrationSinceRead(registration, registration.exam, readAt, now),
    exam: examSinceRead(registration.exam, readAt, now),
  });
  const registrations = onceEach(
    slices.flatMap(({ value, readAt }) =>
      value.content.map((registration) => atThisMoment(registration, readAt)),
    ),
  );
  return (
    <MocksList tab="mine" query={query}>
      {registrations.map((registration) => (
        <RegistrationCard
          key={registration.id}
          registration={registration}
          now={now}
          onOpen={() => onOpen(registration.mockExamId)}
        />
      ))}
    </MocksList>
  );
}
