import type { DepositRow } from '@academy/domain/deposits';
import { seoulDay, type CalendarMonth } from '@academy/domain/time';
import { BulkBar } from '@academy/ui/bulk-bar';
import { Button } from '@academy/ui/button';
import { useState } from 'react';
import { api } from '../../shared/api';
import { listTexts, selectedText } from '../../shared/kit-texts';
import { useManager } from '../../shared/use-manager';
import { useNow } from '../../shared/use-now';
import { paramsOf } from './dashboard-queries';
import { depositTexts as texts } from './dashboard-texts';
import { ReasonDialog } from './reason-dialog';
import { requestKey } from './request-key';
import { useBooking, type BookingWork } from './use-booking';

interface Props {
  month: CalendarMonth;
  /** The ticked rows that are shown. */
  rows: readonly DepositRow[];
  onDone: () => void;
}

/** What can be done with the money of several students at once. */
export function DepositBulk({ month, rows, onDone }: Props) {
  const today = seoulDay(useNow());
  const { missing } = useManager();
  const booking = useBooking(month);
  const [asking, setAsking] = useState(false);
  const studentIds = rows.map(({ studentId }) => studentId);
  const call = { params: paramsOf(month) };
  const disabledReason = missing('deposits.write');
  const close = () => setAsking(false);
  const book = (work: Omit<BookingWork, 'count'>) => booking.mutate({ ...work, count: rows.length }, { onSuccess: () => { close(); onDone(); }, onError: close });

  function confirm() {
    const body = { requestKey: requestKey(), day: today, items: studentIds.map((studentId) => ({ studentId, amount: null })) };
    book({ kind: 'confirm', send: () => api.confirmDeposits({ ...call, body }) });
  }
  function unconfirm(reason: string) {
    const body = { requestKey: requestKey(), studentIds, reason };
    book({ kind: 'unconfirm', send: () => api.unconfirmDeposits({ ...call, body }) });
  }
  function carry() {
    const body = { requestKey: requestKey(), studentIds };
    book({ kind: 'carry', send: () => api.carryDeposits({ ...call, body }) });
  }

  return (
    <>
      <BulkBar label={selectedText(rows.length, '명')} clearLabel={listTexts.clearSelection} onClear={onDone}>
        <Button size="dense" variant="primary" loading={booking.isPending} disabledReason={disabledReason} onClick={confirm}>{texts.confirm}</Button>
        <Button size="dense" loading={booking.isPending} disabledReason={disabledReason} onClick={() => setAsking(true)}>{texts.unconfirm}</Button>
        <Button size="dense" loading={booking.isPending} disabledReason={disabledReason} onClick={carry}>{texts.carry}</Button>
      </BulkBar>
      {asking && <ReasonDialog title={`${selectedText(rows.length, '명') ?? ''} · ${texts.unconfirm}`} confirmLabel={texts.unconfirm} busy={booking.isPending} onClose={close} onConfirm={unconfirm} />}
    </>
  );
}
