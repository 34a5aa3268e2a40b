import textStyles from '@academy/ui/styles/text.module.css';
import { planRefund, type DepositRow, depositRefusalText } from '@academy/domain/deposits';
import { won } from '@academy/domain/money';
import { calendarDaySchema, type CalendarMonth } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { DateField } from '@academy/ui/date-field';
import { NumberField } from '@academy/ui/number-field';
import { TextField } from '@academy/ui/text-field';
import { useState, type FormEvent } from 'react';
import { api } from '../../../shared/api';
import { useManager } from '../../../shared/session/use-manager';
import { paramsOf } from '../dashboard-queries';
import { depositTexts as texts } from './deposit-texts';
import styles from './deposit-drawer.module.css';
import { useBooking } from './use-booking';

/**
 * 환불: never more than is there. Without a day it is owed (환불 대기) until the ledger's line is marked
 * as paid out.
 */
export function RefundForm({
  month,
  row: { studentId, account },
}: {
  month: CalendarMonth;
  row: DepositRow;
}) {
  const { missing } = useManager();
  const booking = useBooking(month);
  const [amount, setAmount] = useState<number | null>(account.balance > 0 ? account.balance : null);
  const [note, setNote] = useState('');
  const [day, setDay] = useState('');
  const [asked, setAsked] = useState(false);
  const read = calendarDaySchema.safeParse(day);
  const plan = amount ? planRefund(account, won(amount)) : undefined;
  const nothing = planRefund(account, won(1));
  const amountError = plan && !plan.allowed ? depositRefusalText(plan.reason) : texts.amountNeeded;

  function save(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!plan?.allowed || note.trim() === '' || (day !== '' && !read.success)) return;
    const request = {
      studentId,
      amount: plan.amount,
      day: read.success ? read.data : null,
      note: note.trim(),
    };
    booking.book({
      kind: 'refund',
      count: 1,
      asked: request,
      send: (key) => api.refundDeposit({ params: paramsOf(month), body: request, key }),
    });
  }

  if (!nothing.allowed) {
    return (
      <section>
        <h3>{texts.refund}</h3>
        <p className={textStyles.help}>{depositRefusalText(nothing.reason)}</p>
      </section>
    );
  }
  return (
    <form className={styles.form} onSubmit={save} noValidate aria-label={texts.refund}>
      <h3>{texts.refund}</h3>
      <NumberField
        label={texts.amount}
        unit={texts.won}
        value={amount}
        onValueChange={setAmount}
        error={asked && !plan?.allowed ? amountError : undefined}
      />
      <DateField
        label={texts.refundDay}
        hint={texts.owedHint}
        pickerLabel={texts.pickDay}
        value={day}
        onValueChange={setDay}
        error={asked && day !== '' && !read.success ? texts.dayNeeded : undefined}
      />
      <div className={styles.wide}>
        <TextField
          label={texts.reason}
          value={note}
          onValueChange={setNote}
          maxLength={100}
          error={asked && note.trim() === '' ? texts.reasonNeeded : undefined}
        />
      </div>
      <Button type="submit" loading={booking.isPending} disabledReason={missing('deposits.write')}>
        {texts.refundButton}
      </Button>
    </form>
  );
}
