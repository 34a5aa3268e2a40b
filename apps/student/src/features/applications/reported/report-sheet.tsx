import { ApiError, errorText } from '@academy/api-client';
import { useOnline } from '@academy/app-kit/device';
import { useCommand } from '@academy/app-kit/writes';
import {
  reportableDays,
  reportedDayProblem,
  type DepositReport,
  type ReportedBill,
  type ReportedDeposit,
} from '@academy/domain/deposits';
import { won, type Won } from '@academy/domain/money';
import { calendarDaySchema } from '@academy/domain/time';
import { BottomSheet } from '@academy/ui/bottom-sheet';
import { Button } from '@academy/ui/button';
import { DateField } from '@academy/ui/date-field';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import { NumberField } from '@academy/ui/number-field';
import { TextField } from '@academy/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { toasts } from '../../../shared/toasts';
import { useNow } from '../../../shared/use-now';
import styles from '../applications-page.module.css';
import { reportTexts as texts } from '../applications-texts';
import { reportQueries, reportsApi } from './report-queries';

/** What a report is about: the bill, its name, and what is to be paid of it. */
export interface Payable {
  bill: ReportedBill;
  title: string;
  amount: Won;
  studentName: string;
}

interface FormProps {
  payable: Payable;
  /** What was reported before. */
  report: ReportedDeposit | undefined;
  onDone: () => void;
}

/** Sends and takes back a report: both may be repeated, so neither needs to be asked for twice. */
function useReporting({ report, onDone }: FormProps) {
  const queryClient = useQueryClient();
  const { queryKey } = reportQueries.mine();
  const untold = () => undefined;
  const onSuccess = (reports: ReportedDeposit[] | undefined) =>
    reports
      ? queryClient.setQueryData(queryKey, reports)
      : queryClient.invalidateQueries({ queryKey });
  const toastThenClose = (text: string) => () => {
    toasts.show({ key: 'deposit-report', text, tone: 'success' });
    onDone();
  };
  const sending = useCommand({
    name: 'report a deposit',
    send: (body: DepositReport) => reportsApi.reportDeposit({ body }),
    untold,
    onSuccess,
  });
  const withdrawing = useCommand({
    name: 'withdraw a deposit report',
    send: (reportId: ReportedDeposit['id']) => reportsApi.withdrawReport({ params: { reportId } }),
    untold,
    onSuccess,
  });
  const error = sending.error ?? withdrawing.error;
  const fields = error instanceof ApiError ? error.errors : undefined;
  return {
    send: (body: DepositReport) => sending.run(body, toastThenClose(texts.sent)),
    withdraw: () => report && withdrawing.run(report.id, toastThenClose(texts.withdrawn)),
    sending: sending.isPending,
    withdrawing: withdrawing.isPending,
    fields,
    failure: error && !fields ? errorText(error, texts.failed) : undefined,
  };
}

function ReportForm(props: FormProps) {
  const { payable, report } = props;
  const online = useOnline();
  const now = useNow();
  const { first, last } = reportableDays(now);
  const reporting = useReporting(props);
  const [name, setName] = useState(report?.depositorName ?? payable.studentName);
  const [amount, setAmount] = useState<number | null>(report?.amount ?? payable.amount);
  const [day, setDay] = useState<string>(report?.day ?? last);
  const [asked, setAsked] = useState(false);
  const read = calendarDaySchema.safeParse(day);
  const dayError = read.success ? reportedDayProblem(read.data, now) : texts.dayMissing;
  const nameError = name.trim() === '' ? texts.nameMissing : undefined;
  const amountError = amount ? undefined : texts.amountMissing;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    if (!read.success || !amount || dayError !== null || nameError) return;
    reporting.send({
      bill: payable.bill,
      depositorName: name.trim(),
      amount: won(amount),
      day: read.data,
    });
  }

  const { fields } = reporting;
  const offline = !online && { disabledReason: texts.offline };
  return (
    <Stack as="form" gap={16} noValidate onSubmit={submit}>
      <p>
        <strong className={styles.bill}>{payable.title}</strong> {texts.help}
      </p>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        value={name}
        maxLength={40}
        onValueChange={setName}
        error={(asked && nameError) || fields?.['depositorName']}
      />
      <NumberField
        label={texts.amount}
        unit={texts.won}
        value={amount}
        onValueChange={setAmount}
        error={(asked && amountError) || fields?.['amount']}
      />
      <DateField
        label={texts.day}
        pickerLabel={texts.pickDay}
        min={first}
        max={last}
        value={day}
        onValueChange={setDay}
        error={(asked && dayError) || fields?.['day']}
      />
      <InlineError>{reporting.failure}</InlineError>
      <Button
        type="submit"
        variant="primary"
        size="large"
        block
        loading={reporting.sending}
        {...offline}
      >
        {texts.submit}
      </Button>
      {report && (
        <Button block loading={reporting.withdrawing} onClick={reporting.withdraw} {...offline}>
          {texts.withdraw}
        </Button>
      )}
    </Stack>
  );
}

interface Props extends Omit<FormProps, 'onDone'> {
  open: boolean;
  onClose: () => void;
}

/** 입금했어요: under which name, how much and when, for the desk to find it in the bank's list. */
export function ReportSheet({ open, onClose, ...form }: Props) {
  return (
    <BottomSheet open={open} onClose={onClose} title={texts.title}>
      {open && <ReportForm {...form} onDone={onClose} />}
    </BottomSheet>
  );
}
