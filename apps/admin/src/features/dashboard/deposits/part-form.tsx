import type { DepositRow } from '@academy/domain/deposits';
import { won } from '@academy/domain/money';
import { calendarDaySchema, seoulDay, type CalendarMonth } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { DateField } from '@academy/ui/date-field';
import { NumberField } from '@academy/ui/number-field';
import { TextField } from '@academy/ui/text-field';
import { useState, type FormEvent } from 'react';
import { api } from '../../../shared/api';
import { useManager } from '../../../shared/session/use-manager';
import { useNow } from '../../../shared/use-now';
import { paramsOf } from '../dashboard-queries';
import { depositTexts as texts } from './deposit-texts';
import styles from './deposit-drawer.module.css';
import { useBooking } from './use-booking';

/**
 * 금액 지정: what came in as it came in, less or more than the bill, under the name on the bank's list.
 */
export function PartForm({ month, row }: { month: CalendarMonth; row: DepositRow }) {
  const { missing } = useManager();
  const booking = useBooking(month);
  // What the student says is proposed, to be held against the bank's list.
  const { reported } = row;
  const [amount, setAmount] = useState<number | null>(
    reported?.amount ?? (row.account.balance < 0 ? -row.account.balance : null),
  );
  const [depositorName, setDepositorName] = useState(
    reported?.depositorName ?? (row.depositorName || row.name),
  );
  const today = seoulDay(useNow());
  const [day, setDay] = useState<string>(reported?.day ?? today);
  const [asked, setAsked] = useState(false);
  const read = calendarDaySchema.safeParse(day);

  function save(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!amount || !read.success) return;
    const request = {
      day: read.data,
      items: [{ studentId: row.studentId, amount: won(amount), depositorName }],
    };
    booking.book({
      kind: 'confirm',
      count: 1,
      asked: request,
      send: (key) =>
        api.confirmDeposits({
          params: paramsOf(month),
          body: request,
          key,
        }),
    });
  }

  return (
    <form className={styles.form} onSubmit={save} noValidate aria-label={texts.part}>
      <h3>{texts.part}</h3>
      <NumberField
        label={texts.amount}
        unit={texts.won}
        value={amount}
        onValueChange={setAmount}
        error={asked && !amount ? texts.amountNeeded : undefined}
      />
      <DateField
        label={texts.day}
        pickerLabel={texts.pickDay}
        value={day}
        onValueChange={setDay}
        error={asked && !read.success ? texts.dayNeeded : undefined}
      />
      <div className={styles.wide}>
        <TextField
          label={texts.depositor}
          value={depositorName}
          onValueChange={setDepositorName}
          maxLength={100}
        />
      </div>
      <Button
        type="submit"
        variant="primary"
        loading={booking.isPending}
        disabledReason={missing('deposits.write')}
      >
        {texts.partButton}
      </Button>
    </form>
  );
}
