import {
  copySkipText,
  describeClash,
  planCopy,
  schedulePreview,
  type CopyPlan,
  type RegularSchedule,
} from '@academy/domain/schedule';
import { formatMonth, type CalendarDay, type CalendarMonth } from '@academy/domain/time';
import { BottomSheet } from '@academy/ui/bottom-sheet';
import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import { scheduleCopyTexts as texts, scheduleTexts } from './schedule-texts';
import { useOnline } from '@academy/app-kit/device';
import styles from './copy-sheet.module.css';
import type { Changes } from './use-changes';
import { useCopying } from './use-copying';

interface Props {
  open: boolean;
  own: readonly RegularSchedule[];
  month: CalendarMonth;
  today: CalendarDay;
  changes: Changes;
  onClose: () => void;
}

const skipReason = (skip: CopyPlan['skipped'][number]) =>
  copySkipText(skip.reason === 'clash' ? describeClash(skip.clash) : null);

/** 지난달 그대로: shows what would be asked for and what is left out, before it is. */
export function CopySheet({ open, own, month, today, changes, onClose }: Props) {
  const online = useOnline();
  const { drafts, skipped } = planCopy({ own, month, today });
  const copy = useCopying(changes, onClose);
  const { running, failure } = changes;
  const busy = running?.kind === 'copy';
  const blocked = drafts.length === 0 ? texts.nothing : online ? undefined : scheduleTexts.offline;
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      closeOnBack={false}
      title={texts.title(formatMonth(month))}
      footer={
        <div className={styles.footer}>
          <InlineError>{failure?.change.kind === 'copy' && failure.text}</InlineError>
          <Button
            variant="primary"
            size="large"
            block
            loading={busy}
            {...(blocked !== undefined && !busy && { disabledReason: blocked })}
            onClick={() => void copy(month)}
          >
            {drafts.length > 0 ? texts.submit(drafts.length) : scheduleTexts.copy}
          </Button>
        </div>
      }
    >
      <div className={styles.plan}>
        <p className={styles.lead}>{texts.lead}</p>
        {drafts.length > 0 && (
          <section aria-labelledby="copies">
            <h3 id="copies">{texts.copies}</h3>
            <ul className={styles.list}>
              {drafts.map(({ source, draft }) => (
                <li key={source.id}>
                  <strong>{source.title}</strong>
                  <span>{schedulePreview({ ...draft, exceptions: [] }, month)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {skipped.length > 0 && (
          <section aria-labelledby="not-copied">
            <h3 id="not-copied">{texts.skipped}</h3>
            <ul className={styles.list}>
              {skipped.map((skip) => (
                <li key={skip.source.id}>
                  <strong>{skip.source.title}</strong>
                  <span>{skipReason(skip)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </BottomSheet>
  );
}
