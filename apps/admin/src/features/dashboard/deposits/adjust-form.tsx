import {
  depositRefusalText,
  planAdjustment,
  type AdjustmentWay,
  type DepositRow,
} from '@academy/domain/deposits';
import { shiftMonth, type CalendarMonth } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { NumberField } from '@academy/ui/number-field';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { TextField } from '@academy/ui/text-field';
import { useState, type FormEvent } from 'react';
import { api } from '../../../shared/api';
import { useManager } from '../../../shared/session/use-manager';
import { paramsOf } from '../dashboard-queries';
import { adjustTexts as texts, depositTexts } from './deposit-texts';
import styles from './deposit-drawer.module.css';
import { useBooking } from './use-booking';

const KINDS = [
  { value: 'discount', label: texts.discount },
  { value: 'charge', label: texts.charge },
] as const;
const WAYS: Record<(typeof KINDS)[number]['value'], readonly AdjustmentWay[]> = {
  discount: ['month', 'next-bill', 'pay-out'],
  charge: ['month', 'next-bill'],
};

/** 조정: a discount or a charge with its reason; a closed month keeps what it was closed with. */
export function AdjustForm({
  month,
  row: { studentId, account },
}: {
  month: CalendarMonth;
  row: DepositRow;
}) {
  const { missing } = useManager();
  const booking = useBooking(month);
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>('discount');
  const [way, setWay] = useState<AdjustmentWay>('month');
  const [amount, setAmount] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const ways = WAYS[kind];
  const chosen = ways.includes(way) ? way : 'month';
  const signed = amount && (kind === 'discount' ? -amount : amount);
  // Which month the next bill is decides the server; whether it is allowed does not depend on it.
  const plan =
    signed && signed === Math.trunc(signed)
      ? planAdjustment(account, {
          month,
          target: shiftMonth(month, 1),
          amount: signed,
          way: chosen,
        })
      : undefined;
  const amountError =
    plan && !plan.allowed ? depositRefusalText(plan.reason) : depositTexts.amountNeeded;

  function save(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!signed || !plan?.allowed || note.trim() === '') return;
    const request = { studentId, amount: signed, way: chosen, note: note.trim() };
    booking.book({
      kind: 'adjust',
      count: 1,
      asked: request,
      send: (key) => api.adjustBill({ params: paramsOf(month), body: request, key }),
    });
  }

  return (
    <form className={styles.form} onSubmit={save} noValidate aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <div className={styles.wide}>
        <SegmentedControl label={texts.kind} options={KINDS} value={kind} onValueChange={setKind} />
      </div>
      <div className={styles.wide}>
        <SegmentedControl
          label={texts.way}
          options={ways.map((value) => ({ value, label: texts.ways[value] }))}
          value={chosen}
          onValueChange={setWay}
        />
      </div>
      <NumberField
        label={depositTexts.amount}
        unit={depositTexts.won}
        value={amount}
        onValueChange={setAmount}
        error={asked && !plan?.allowed ? amountError : undefined}
      />
      <TextField
        label={depositTexts.reason}
        hint={texts.reasonHint}
        value={note}
        onValueChange={setNote}
        maxLength={100}
        error={asked && note.trim() === '' ? depositTexts.reasonNeeded : undefined}
      />
      <Button type="submit" loading={booking.isPending} disabledReason={missing('deposits.write')}>
        {texts.button}
      </Button>
    </form>
  );
}
