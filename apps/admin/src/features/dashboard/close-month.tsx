import { errorText } from '@academy/api-client';
import { decideClose, type MonthClose } from '@academy/domain/deposits';
import { depositRefusalText } from '@academy/domain/messages';
import { formatMoment, formatMonth, type CalendarMonth } from '@academy/domain/time';
import { Banner } from '@academy/ui/banner';
import { Button } from '@academy/ui/button';
import { ConfirmDialog } from '@academy/ui/dialog';
import { TextField } from '@academy/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api';
import { toasts } from '../../shared/toasts';
import { useManager } from '../../shared/use-manager';
import { useNow } from '../../shared/use-now';
import styles from './dashboard-page.module.css';
import { dashboardQueries, paramsOf } from './dashboard-queries';
import { dashboardTexts, depositTexts as texts } from './dashboard-texts';
import { ReasonDialog } from './reason-dialog';

/** 월 마감: freezes a month that is over after its name was typed; a closed one says so and can be opened again. */
export function CloseMonth({ month, close }: { month: CalendarMonth; close: MonthClose | null }) {
  const now = useNow();
  const queries = useQueryClient();
  const { missing } = useManager();
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const name = formatMonth(month);
  const params = paramsOf(month);
  const done = (text: string) => {
    setAsking(false);
    setTyped('');
    toasts.show({ text, tone: 'success' });
  };
  const onSettled = () => queries.invalidateQueries({ queryKey: dashboardQueries.all });
  const closing = useMutation({ mutationFn: () => api.closeMonth({ params, body: { typed } }), onSuccess: () => done(texts.closed), onSettled });
  const opening = useMutation({ mutationFn: (reason: string) => api.reopenMonth({ params, body: { reason } }), onSuccess: () => done(texts.reopened), onSettled });
  const decision = decideClose({ month, typed: month, closed: close !== null, now });
  const cancel = () => {
    setAsking(false);
    setTyped('');
    closing.reset();
    opening.reset();
  };
  const failure = closing.error ?? opening.error;
  const error = failure ? errorText(failure, dashboardTexts.failed) : undefined;

  if (close) {
    return (
      <>
        <Banner kind="info" action={<Button size="dense" disabledReason={missing('months.close')} onClick={() => setAsking(true)}>{texts.reopen}</Button>}>
          {texts.closedBy(name, close.closedByName, formatMoment(new Date(close.closedAt)))}
        </Banner>
        {asking && <ReasonDialog title={texts.reopenTitle(name)} body={texts.reopenBody} confirmLabel={texts.reopen} busy={opening.isPending} error={error} onClose={cancel} onConfirm={(reason) => opening.mutate(reason)} />}
      </>
    );
  }
  return (
    <div className={styles.actions}>
      <Button size="dense" disabledReason={missing('months.close') ?? (decision.allowed ? undefined : depositRefusalText(decision.reason))} onClick={() => setAsking(true)}>{texts.close}</Button>
      <ConfirmDialog open={asking} title={texts.closeTitle(name)} confirmLabel={texts.close} cancelLabel={dashboardTexts.cancel} danger busy={closing.isPending} error={error} onClose={cancel} onConfirm={() => closing.mutate()}>
        <p>{texts.closeBody}</p>
        <TextField label={texts.closeField(month)} value={typed} onValueChange={setTyped} autoComplete="off" />
      </ConfirmDialog>
    </div>
  );
}
