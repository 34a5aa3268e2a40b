import type { ReasonId } from '@academy/domain/ids';
import { reasonStatusSchema, type AbsenceReason, type ReasonType } from '@academy/domain/reasons';
import { seoulDay } from '@academy/domain/time';
import { Suspense, useState } from 'react';
import { late } from '../../shared/late';
import { reasonsTexts, receiptTexts } from '../../shared/messages/reasons-texts';
import { useOnceOpened } from '../../shared/use-once-opened';
import { toasts } from '../../shared/toasts';
import { useNow } from '../../shared/use-now';
import { DraftNotice } from './draft-notice';
import { beginAgain, dropNewDraft } from './form/put-draft';
import { keepType, useDraft } from './form/use-draft';
import { FilterBar } from './list/filter-bar';
import { ReasonList } from './list/reason-list';
import styles from './reasons-page.module.css';
import type { Fresh } from './receipt/receipt-sheet';
import { useSending, type Wish } from './use-sending';
import { TypeButtons } from './type-buttons';
import { useOpenedReason } from './use-opened-reason';
import { useInfiniteQuery } from '@tanstack/react-query';
import { reasonQueries, type ReasonFilter } from './reasons-queries';
import { useUrlState } from '@academy/app-kit/url';

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

/** "이번 달 2번 제출", as the newest list tells; undefined while it is not known. */
function useSubmittedCount(): number | undefined {
  const { data } = useInfiniteQuery({
    ...reasonQueries.list('ALL'),
    select: ({ pages }) => pages[0]?.submittedThisMonth,
  });
  return data;
}

const ReasonSheet = late(async () => (await import('./form/reason-sheet')).ReasonSheet);
const ReceiptSheet = late(async () => (await import('./receipt/receipt-sheet')).ReceiptSheet);

const DONE: Record<Wish['kind'], string> = {
  submit: receiptTexts.submittedToast,
  edit: receiptTexts.editedToast,
  withdraw: receiptTexts.withdrawn,
};

/**
 * 사유 제출: why a student is away, late, early or out on a day; the receipt, and everything submitted
 * before.
 */
export function ReasonsPage() {
  const today = seoulDay(useNow());
  const { filter, choose } = useReasonFilter();
  const { isNew, editId, receiptId, openNew, openEdit, openReceipt, close } = useOpenedReason();
  const [type, setType] = useState<ReasonType>('ABSENT');
  const [fresh, setFresh] = useState<Fresh | null>(null);
  const draft = useDraft('new');
  const count = useSubmittedCount();
  const sending = useSending({ onDone });
  const formOpened = useOnceOpened(isNew || editId !== null);
  const receiptOpened = useOnceOpened(receiptId !== null);

  function onDone(wish: Wish, reason: AbsenceReason): void {
    const stillOpen = wish.kind === 'submit' ? isNew : wish.kind === 'edit' && editId === reason.id;
    if (wish.kind !== 'withdraw' && stillOpen) {
      setFresh({ id: reason.id, kind: wish.kind });
      openReceipt(reason.id);
      return;
    }
    toasts.show({ text: DONE[wish.kind], tone: 'success' });
    if (wish.kind === 'withdraw' && receiptId === reason.id) close();
  }

  function show(id: ReasonId): void {
    setFresh(null);
    openReceipt(id);
  }

  function begin(chosen: ReasonType): void {
    setType(chosen);
    keepType(chosen);
    openNew();
  }

  function again(reason: AbsenceReason): void {
    beginAgain(reason, today);
    openNew();
  }

  return (
    <div className={styles.page}>
      <section className={styles.start} aria-labelledby="reason-start">
        <div className={styles.head}>
          <h2 id="reason-start" className={styles.title}>
            {reasonsTexts.ask}
          </h2>
          {count !== undefined && (
            <p className={styles.count}>{reasonsTexts.submittedThisMonth(count)}</p>
          )}
        </div>
        <TypeButtons onChoose={begin} />
        {draft && <DraftNotice input={draft.input} onGoOn={openNew} onDrop={dropNewDraft} />}
      </section>

      <section className={styles.mine} aria-labelledby="reason-list">
        <h2 id="reason-list" className={styles.title}>
          {reasonsTexts.mine}
        </h2>
        <FilterBar filter={filter} onChoose={choose} />
        <ReasonList key={filter} filter={filter} onOpen={show} onShowAll={() => choose('ALL')} />
      </section>

      <Suspense fallback={null}>
        {formOpened && (
          <ReasonSheet
            isNew={isNew}
            editId={editId}
            type={type}
            onType={setType}
            sending={sending}
            onShow={show}
            onClose={close}
          />
        )}
        {receiptOpened && (
          <ReceiptSheet
            id={receiptId}
            fresh={fresh}
            sending={sending}
            onEdit={({ id }) => openEdit(id)}
            onAgain={again}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
