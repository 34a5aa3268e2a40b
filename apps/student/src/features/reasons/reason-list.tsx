import textStyles from '@academy/ui/styles/text.module.css';
import { errorText } from '@academy/api-client';
import { useUrlState } from '@academy/app-kit/url';
import type { ReasonId } from '@academy/domain/ids';
import {
  reasonStatusSchema,
  reasonCategoryName,
  isRegisteredByManager,
  reasonSentence,
  type AbsenceReason,
} from '@academy/domain/reasons';
import { formatMoment } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { Button } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { ErrorState } from '@academy/ui/error-state';
import { ChevronRightIcon, AttendanceIcon } from '@academy/ui/icon';
import { InlineError } from '@academy/ui/inline-error';
import { Row } from '@academy/ui/layout';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { Skeleton, SkeletonGroup } from '@academy/ui/skeleton';
import { moreText, retryText } from '@academy/ui/words';
import { useInfiniteQuery } from '@tanstack/react-query';
import styles from './reason-list.module.css';
import pageStyles from './reasons-page.module.css';
import { RejectReason, StatusBadge } from './reason-status';
import { reasonQueries, type ReasonFilter } from './reasons-queries';
import { reasonsTexts } from './reasons-texts';

const FILTERS: readonly ReasonFilter[] = ['ALL', ...reasonStatusSchema.options];
const OPTIONS = FILTERS.map((value) => ({ value, label: reasonsTexts.filters[value] }));

/** 전체 · 대기 · 승인 · 반려 · 철회. */
function FilterBar({
  filter,
  onChoose,
}: {
  filter: ReasonFilter;
  onChoose: (filter: ReasonFilter) => void;
}) {
  return (
    <SegmentedControl
      block
      label={reasonsTexts.filter}
      options={OPTIONS}
      value={filter}
      onValueChange={onChoose}
    />
  );
}

interface CardProps {
  reason: AbsenceReason;
  onOpen: () => void;
}

/**
 * A reason in the list. Its sentence is a button that covers the card: a screen reader reads a
 * name, a finger has the whole card.
 */
function ReasonCard({ reason, onOpen }: CardProps) {
  return (
    <li className={styles.card} data-status={reason.status}>
      <Row gap={8} align="center" wrap={false}>
        <StatusBadge status={reason.status} />
        {isRegisteredByManager(reason) && <Badge>{reasonsTexts.byManager}</Badge>}
        {reason.byGuardian && <Badge>{reasonsTexts.byGuardian}</Badge>}
        <ChevronRightIcon className={styles.chevron} />
      </Row>
      <h3 className={styles.title}>
        <button type="button" aria-haspopup="dialog" className={styles.open} onClick={onOpen}>
          {reasonSentence(reason)}
        </button>
      </h3>
      <p className={styles.text}>
        {reasonCategoryName(reason.category)} · {reason.text}
      </p>
      {reason.rejectReason !== null && <RejectReason>{reason.rejectReason}</RejectReason>}
      <p className={styles.meta}>
        {reason.receiptNumber} ·{' '}
        {reasonsTexts.submittedAt(formatMoment(new Date(reason.createdAt)))}
      </p>
    </li>
  );
}

/** Three cards in the shape of the list that comes. */
function ReasonsSkeleton() {
  return (
    <SkeletonGroup label={reasonsTexts.loading} className={styles.list}>
      {[1, 2, 3].map((card) => (
        <div key={card} className={styles.card}>
          <Skeleton width={72} height={24} />
          <Skeleton width="70%" height="1.625rem" />
          <Skeleton width="85%" />
          <Skeleton width="60%" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** Nothing under this filter: what that means, and the way back to everything. */
function NoReasons({ filter, onShowAll }: Pick<Props, 'filter' | 'onShowAll'>) {
  return filter === 'ALL' ? (
    <EmptyState icon={<AttendanceIcon />} title={reasonsTexts.empty}>
      {reasonsTexts.emptyHint}
    </EmptyState>
  ) : (
    <EmptyState
      icon={<AttendanceIcon />}
      title={reasonsTexts.emptyOf[filter]}
      action={<Button onClick={onShowAll}>{reasonsTexts.showAll}</Button>}
    />
  );
}

interface Props {
  filter: ReasonFilter;
  onOpen: (id: ReasonId) => void;
  onShowAll: () => void;
}

/** 나의 제출 내역 under a filter, newest day first. */
function ReasonList({ filter, onOpen, onShowAll }: Props) {
  const {
    data,
    error,
    isFetching,
    isFetchNextPageError,
    isFetchingNextPage,
    hasNextPage,
    refetch,
    fetchNextPage,
  } = useInfiniteQuery(reasonQueries.list(filter));

  if (data === undefined && error !== null) {
    return (
      <ErrorState title={reasonsTexts.failed} retrying={isFetching} onRetry={() => void refetch()}>
        {errorText(error, '')}
      </ErrorState>
    );
  }
  if (data === undefined) return <ReasonsSkeleton />;
  // Between two slices the list may have moved: each reason once.
  const reasons = [
    ...new Map(
      data.pages.flatMap(({ content }) => content).map((reason) => [reason.id, reason]),
    ).values(),
  ];
  if (reasons.length === 0) return <NoReasons filter={filter} onShowAll={onShowAll} />;
  return (
    <>
      <ul className={styles.list}>
        {reasons.map((reason) => (
          <ReasonCard key={reason.id} reason={reason} onOpen={() => onOpen(reason.id)} />
        ))}
      </ul>
      <div className={styles.end}>
        <InlineError>{isFetchNextPageError && reasonsTexts.failed}</InlineError>
        {hasNextPage ? (
          <Button
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage({ cancelRefetch: false })}
          >
            {isFetchNextPageError ? retryText : moreText}
          </Button>
        ) : (
          <p className={textStyles.help}>{reasonsTexts.end(reasons.length)}</p>
        )}
      </div>
    </>
  );
}

/**
 * Which reasons the list shows, in the address as `?status=PENDING` (the API's own word); all when
 * it names none.
 */
function useReasonFilter() {
  const [status, ask] = useUrlState('status');
  const asked = reasonStatusSchema.safeParse(status);
  const filter: ReasonFilter = asked.success ? asked.data : 'ALL';
  return { filter, choose: (next: ReasonFilter) => ask(next === 'ALL' ? '' : next) };
}

/** 나의 제출 내역 with its filter. */
export function MyReasons({ onOpen }: { onOpen: (id: ReasonId) => void }) {
  const { filter, choose } = useReasonFilter();
  return (
    <section className={pageStyles.mine} aria-labelledby="reason-list">
      <h2 id="reason-list" className={textStyles.title}>
        {reasonsTexts.mine}
      </h2>
      <FilterBar filter={filter} onChoose={choose} />
      <ReasonList key={filter} filter={filter} onOpen={onOpen} onShowAll={() => choose('ALL')} />
    </section>
  );
}
