import { errorText } from '@academy/api-client';
import { decideClose, type MonthClose, depositRefusalText } from '@academy/domain/deposits';
import { formatMoment, formatMonth, type CalendarMonth } from '@academy/domain/time';
import { Banner } from '@academy/ui/banner';
import { Button } from '@academy/ui/button';
import { ConfirmDialog } from '@academy/ui/dialog';
import { TextField } from '@academy/ui/text-field';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { ReasonDialog } from '../../../shared/forms/reason-dialog';
import { useManager } from '../../../shared/session/use-manager';
import { useNow } from '../../../shared/use-now';
import styles from './close-month.module.css';
import { paramsOf, useMonthWork } from '../dashboard-queries';
import { depositTexts as texts } from './deposit-texts';

/** 월 마감: freezes a month that is over, after its name was typed. */
export function CloseMonth({ month }: { month: CalendarMonth }) {
  const now = useNow();
  const { missing } = useManager();
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const closing = useMonthWork(
    `close ${month}`,
    () => api.closeMonth({ params: paramsOf(month), body: { typed } }),
    texts.closed,
  );
  const decision = decideClose({ month, typed: month, closed: false, now });
  const cancel = () => {
    setAsking(false);
    setTyped('');
    closing.forget();
  };
  return (
    <>
      <Button
        size="dense"
        disabledReason={
          missing('months.close') ??
          (decision.allowed ? undefined : depositRefusalText(decision.reason))
        }
        onClick={() => setAsking(true)}
      >
        {texts.close}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.closeTitle(formatMonth(month))}
        confirmLabel={texts.close}
        danger
        busy={closing.isPending}
        error={closing.error ? errorText(closing.error, texts.failed) : undefined}
        onClose={cancel}
        onConfirm={() => closing.run()}
      >
        <p className={styles.explained}>{texts.closeBody}</p>
        <TextField
          label={texts.closeField(formatMonth(month))}
          value={typed}
          onValueChange={setTyped}
          autoComplete="off"
        />
      </ConfirmDialog>
    </>
  );
}

/** A closed month says so, and can be opened again with a reason. */
export function ClosedMonth({
  month,
  close: { closedAt, closedByName },
}: {
  month: CalendarMonth;
  close: MonthClose;
}) {
  const { missing } = useManager();
  const [asking, setAsking] = useState(false);
  const opening = useMonthWork(
    `reopen ${month}`,
    (reason: string) => api.reopenMonth({ params: paramsOf(month), body: { reason } }),
    texts.reopened,
  );
  const name = formatMonth(month);
  const cancel = () => {
    setAsking(false);
    opening.forget();
  };
  return (
    <>
      <Banner
        kind="info"
        action={
          <Button
            size="dense"
            disabledReason={missing('months.close')}
            onClick={() => setAsking(true)}
          >
            {texts.reopen}
          </Button>
        }
      >
        {texts.closedBy(name, closedByName, formatMoment(new Date(closedAt)))}
      </Banner>
      {asking && (
        <ReasonDialog
          title={texts.reopenTitle(name)}
          confirmLabel={texts.reopen}
          busy={opening.isPending}
          error={opening.error ? errorText(opening.error, texts.failed) : undefined}
          onClose={cancel}
          onConfirm={opening.run}
        >
          {texts.reopenBody}
        </ReasonDialog>
      )}
    </>
  );
}
