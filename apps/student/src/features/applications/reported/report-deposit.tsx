import { isSameBill } from '@academy/domain/deposits';
import { formatWon } from '@academy/domain/money';
import { formatDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { Skeleton } from '@academy/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../shared/lazy-component';
import styles from '../applications-page.module.css';
import { reportTexts as texts } from '../applications-texts';
import { reportQueries } from './report-queries';
import type { Payable } from './report-sheet';

const ReportSheet = lazyComponent(async () => (await import('./report-sheet')).ReportSheet);

/** 입금했어요, beside what is still to be paid; once said, what was said and the way to change it. */
export function ReportDeposit(payable: Payable) {
  const { data: reports, isPending } = useQuery(reportQueries.mine());
  const [open, setOpen] = useState(false);
  // Its code comes with the first tap; what it is closed with is still to be seen.
  const [opened, setOpened] = useState(false);
  // Its place is kept: what is below must not move.
  if (isPending) return <Skeleton width="5rem" height="var(--control-height-dense)" />;
  if (!reports) return null;
  const report = reports.find(({ bill }) => isSameBill(bill, payable.bill));
  return (
    <div className={styles.report}>
      {report && (
        <p>{texts.said(formatDay(report.day), formatWon(report.amount), report.depositorName)}</p>
      )}
      <Button
        size="dense"
        aria-label={texts.of(payable.title, report ? texts.change : texts.report)}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        {report ? texts.change : texts.report}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <ReportSheet
            open={open}
            onClose={() => setOpen(false)}
            payable={payable}
            report={report}
          />
        </Suspense>
      )}
    </div>
  );
}
