import type { MockExamId, StudentId } from '@academy/domain/ids';
import {
  MOCKS_PAGE_SIZE,
  examSinceRead,
  registrationSinceRead,
  statusHasPassed,
  type StudentMockExam,
  type MyMockRegistration,
} from '@academy/domain/mocks';
import { Button } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { ErrorState } from '@academy/ui/error-state';
import { ExamIcon } from '@academy/ui/icon';
import { InlineError } from '@academy/ui/inline-error';
import { Skeleton, SkeletonGroup } from '@academy/ui/skeleton';
import { moreText, retryText } from '@academy/ui/words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useNow } from '../../shared/use-now';
import { ExamCard, RegistrationCard } from './exam-cards';
import styles from './mocks-lists.module.css';
import { mockQueries, useRefetchWhen } from './mocks-queries';
import { mocksTexts } from './mocks-texts';

export type MocksTab = 'open' | 'mine';

/**
 * Calls back whenever the element comes into view by scrolling; not for standing there from the
 * beginning.
 */
function useScrolledIntoView<E extends Element>(onView: () => void, active: boolean) {
  const ref = useRef<E>(null);
  const view = useEffectEvent(onView);
  useEffect(() => {
    const element = ref.current;
    if (!active || !element || typeof IntersectionObserver === 'undefined') return undefined;
    let wasHidden = false;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true && wasHidden) view();
      wasHidden = entry?.isIntersecting === false;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [active]);
  return ref;
}

/** The shape of the first cards while they load. */
function ListSkeleton() {
  return (
    <SkeletonGroup label={mocksTexts.loading} className={styles.list}>
      {[0, 1, 2].map((card) => (
        <div key={card} className={styles.skeleton}>
          <Skeleton width="4rem" height="1.5rem" />
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton width="75%" />
          <Skeleton width="85%" />
          <Skeleton width="45%" />
          <Skeleton width="40%" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** What the list needs to know of its query. */
interface ListQuery {
  isPending: boolean;
  isLoadingError: boolean;
  isFetchNextPageError: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  refetch: () => Promise<unknown>;
  fetchNextPage: () => Promise<unknown>;
}

interface ListProps {
  tab: MocksTab;
  query: ListQuery;
  /** One card each. */
  children: readonly ReactNode[];
}

/** Twelve at a time: the next ones come when the end is scrolled into view, or by the button. */
function MocksList({ tab, query, children }: ListProps) {
  const more = () => {
    if (!query.isFetching) void query.fetchNextPage();
  };
  const endRef = useScrolledIntoView<HTMLDivElement>(
    more,
    query.hasNextPage && !query.isFetchNextPageError,
  );

  if (query.isPending) return <ListSkeleton />;
  if (query.isLoadingError)
    return (
      <ErrorState
        title={mocksTexts.listFailed}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  if (children.length === 0)
    return (
      <EmptyState icon={<ExamIcon />} title={mocksTexts.empty}>
        {mocksTexts.emptyHint[tab]}
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.list}>{children}</ul>
      <div ref={endRef} className={styles.end}>
        <InlineError>{query.isFetchNextPageError && mocksTexts.listFailed}</InlineError>
        {query.hasNextPage ? (
          <Button loading={query.isFetchingNextPage} onClick={more}>
            {query.isFetchNextPageError ? retryText : moreText}
          </Button>
        ) : (
          children.length > MOCKS_PAGE_SIZE && (
            <p className={styles.last}>{mocksTexts.lastOne[tab]}</p>
          )
        )}
      </div>
    </>
  );
}

/**
 * Items of several pages, each once: between two readings the list may have moved under the page
 * numbers.
 */
const onceEach = <Item extends { id: string }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

interface OpenExamsProps {
  onOpen: (id: MockExamId) => void;
}

/** 진행 중: the exams that are open or will be. */
export function OpenExams({ onOpen }: OpenExamsProps) {
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

interface MyRegistrationsProps {
  studentId: StudentId;
  onOpen: (id: MockExamId) => void;
}

/** 내 신청: everything the student registered for, cancelled ones included. */
export function MyRegistrations({ studentId, onOpen }: MyRegistrationsProps) {
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
