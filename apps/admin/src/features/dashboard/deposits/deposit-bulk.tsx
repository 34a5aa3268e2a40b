import { billPaperName, type BillPaperKind, type DepositRow } from '@academy/domain/deposits';
import type { StudentId } from '@academy/domain/ids';
import { seoulDay, type CalendarMonth } from '@academy/domain/time';
import { BulkBar } from '@academy/ui/bulk-bar';
import { Button, buttonClassName } from '@academy/ui/button';
import { PrintIcon } from '@academy/ui/icon';
import { Menu } from '@academy/ui/menu';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { billPaperTexts as paperTexts } from '../../../shared/bills/bill-paper-texts';
import { listTexts } from '../../../shared/texts/kit-texts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog';
import { useManager } from '../../../shared/session/use-manager';
import { useNow } from '../../../shared/use-now';
import { paramsOf } from '../dashboard-queries';
import { peopleText, selectedPeople } from '../dashboard-texts';
import { depositTexts as texts } from './deposit-texts';
import { useBooking, type BookingWork } from './use-booking';

interface Props {
  month: CalendarMonth;
  /** The ticked rows that are shown. */
  rows: readonly DepositRow[];
  onDone: () => void;
  onPrint: (kind: BillPaperKind, ids: readonly StudentId[]) => void;
}

/** The bookings for the ticked rows, each sent as one. */
function useBulkBookings({ month, rows, onDone }: Omit<Props, 'onPrint'>) {
  const today = seoulDay(useNow());
  const booking = useBooking(month);
  const studentIds = rows.map(({ studentId }) => studentId);
  const call = { params: paramsOf(month) };
  const book = <Asked extends object>(
    kind: 'confirm' | 'unconfirm' | 'carry',
    asked: Asked,
    send: (sent: { body: Asked; key: string }) => ReturnType<BookingWork['send']>,
  ) =>
    booking.book(
      {
        kind,
        asked,
        count: rows.length,
        send: (key) => send({ body: asked, key }),
      },
      onDone,
    );
  return {
    isPending: booking.isPending,
    confirm: () =>
      book(
        'confirm',
        { day: today, items: studentIds.map((studentId) => ({ studentId, amount: null })) },
        (sent) => api.confirmDeposits({ ...call, ...sent }),
      ),
    unconfirm: (reason: string) =>
      book('unconfirm', { studentIds, reason }, (sent) =>
        api.unconfirmDeposits({ ...call, ...sent }),
      ),
    carry: () => book('carry', { studentIds }, (sent) => api.carryDeposits({ ...call, ...sent })),
  };
}

/** What can be done with the money of several students at once. */
export function DepositBulk({ month, rows, onDone, onPrint }: Props) {
  const { missing } = useManager();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { isPending, confirm, unconfirm, carry } = useBulkBookings({
    month,
    rows,
    onDone: () => {
      close();
      onDone();
    },
  });
  const own = {
    size: 'dense',
    loading: isPending,
    disabledReason: missing('deposits.write'),
  } as const;

  return (
    <>
      <BulkBar
        label={selectedPeople(rows.length)}
        clearLabel={listTexts.clearSelection}
        onClear={onDone}
      >
        <Button {...own} variant="primary" onClick={confirm}>
          {texts.confirm}
        </Button>
        <Button {...own} onClick={() => setAsking(true)}>
          {texts.unconfirm}
        </Button>
        <Button {...own} onClick={carry}>
          {texts.carry}
        </Button>
        <Menu
          className={buttonClassName({ size: 'dense' })}
          items={(['statement', 'receipt'] as const).map((kind) => ({
            label: paperTexts.print(billPaperName(kind)),
            icon: <PrintIcon />,
            onSelect: () =>
              onPrint(
                kind,
                rows.map(({ studentId }) => studentId),
              ),
          }))}
        >
          {paperTexts.title}
        </Menu>
      </BulkBar>
      {asking && (
        <ReasonDialog
          title={texts.unconfirmTitle(peopleText(rows.length))}
          confirmLabel={texts.unconfirm}
          busy={isPending}
          onClose={close}
          onConfirm={unconfirm}
        >
          {texts.unconfirmBody}
        </ReasonDialog>
      )}
    </>
  );
}
