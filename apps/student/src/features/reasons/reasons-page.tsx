import { useOpenDialog } from '@academy/app-kit/url';
import { reasonIdSchema, type ReasonId } from '@academy/domain/ids';
import type { AbsenceReason, ReasonType } from '@academy/domain/reasons';
import { seoulDay } from '@academy/domain/time';
import { Suspense, useState } from 'react';
import { lazyComponent, useOnceOpened } from '../../shared/lazy-component';
import { toasts } from '../../shared/toasts';
import { useNow } from '../../shared/use-now';
import { restartDraft, keepType } from './reason-draft';
import { MyReasons } from './reason-list';
import { ReasonStart } from './reason-start';
import styles from './reasons-page.module.css';
import { receiptTexts } from './reasons-texts';
import type { JustSent } from './receipt-sheet';
import { useSending, type Change } from './use-sending';

const NEW = 'new';

const idAfter = (prefix: string, opened: string | null): ReasonId | null => {
  if (!opened?.startsWith(prefix)) return null;
  const id = reasonIdSchema.safeParse(opened.slice(prefix.length));
  return id.success ? id.data : null;
};

/**
 * What is open, in the address: the form (`?open=new`, `?open=edit-7`) or a receipt
 * (`?open=reason-7`). Back closes each.
 */
function useOpenedReason() {
  const { opened, open, close } = useOpenDialog();
  return {
    isNew: opened === NEW,
    editId: idAfter('edit-', opened),
    receiptId: idAfter('reason-', opened),
    openNew: () => open(NEW),
    openEdit: (id: ReasonId) => open(`edit-${id}`),
    openReceipt: (id: ReasonId) => open(`reason-${id}`),
    close,
  };
}

const ReasonSheet = lazyComponent(async () => (await import('./form/reason-sheet')).ReasonSheet);
const ReceiptSheet = lazyComponent(async () => (await import('./receipt-sheet')).ReceiptSheet);

const DONE: Record<Change['kind'], string> = {
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
  const { isNew, editId, receiptId, openNew, openEdit, openReceipt, close } = useOpenedReason();
  const [type, setType] = useState<ReasonType>('ABSENT');
  const [fresh, setFresh] = useState<JustSent | null>(null);
  const sending = useSending({ onDone });
  const formOpened = useOnceOpened(isNew || editId !== null);
  const receiptOpened = useOnceOpened(receiptId !== null);

  function onDone(change: Change, reason: AbsenceReason | undefined): void {
    const id = change.kind === 'submit' ? reason?.id : change.id;
    const stillOpen = change.kind === 'submit' ? isNew : editId === id;
    if (change.kind !== 'withdraw' && stillOpen && id !== undefined) {
      setFresh({ id, kind: change.kind });
      openReceipt(id);
      return;
    }
    toasts.show({ text: DONE[change.kind], tone: 'success' });
    if (change.kind === 'withdraw' ? receiptId === id : stillOpen) close();
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
    restartDraft(reason, today);
    openNew();
  }

  return (
    <div className={styles.page}>
      <ReasonStart onChoose={begin} onGoOn={openNew} />
      <MyReasons onOpen={show} />

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
