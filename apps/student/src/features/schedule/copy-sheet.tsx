import textStyles from '@academy/ui/styles/text.module.css';
import { useOnline } from '@academy/app-kit/device';
import type { ScheduleId } from '@academy/domain/ids';
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
import { Stack } from '@academy/ui/layout';
import { toasts } from '../../shared/toasts';
import styles from './copy-sheet.module.css';
import {
  scheduleCopyTexts as texts,
  scheduleTexts,
  scheduleResultTexts as resultTexts,
} from './schedule-texts';
import { CHANGE_TOAST, type Changes } from './use-changes';
import footStyles from '../../shared/styles/sheet-foot.module.css';

/** Asks for last month's schedules again; for a while all of them can be taken back at once. */
function useCopying({ start }: Changes, onDone: () => void) {
  async function takeBack(ids: readonly ScheduleId[]): Promise<void> {
    let taken = 0;
    for (const id of ids) {
      const outcome = await start({ kind: 'cancel', id });
      // Something else has begun meanwhile: the rest stays.
      if (outcome === null) break;
      if ('failed' in outcome) {
        toasts.show({ key: CHANGE_TOAST, text: outcome.failed.text, tone: 'danger' });
        return;
      }
      taken += 1;
    }
    toasts.show({ key: CHANGE_TOAST, text: resultTexts.copyTakenBack(taken), tone: 'success' });
  }

  return async function copy(month: CalendarMonth): Promise<void> {
    const outcome = await start({ kind: 'copy', month });
    if (outcome === null || 'failed' in outcome) return;
    const ids = outcome.done.schedules.map(({ id }) => id);
    toasts.show({
      key: CHANGE_TOAST,
      text: outcome.done.untold ? resultTexts.copiedSome : resultTexts.copied(ids.length),
      tone: 'success',
      ...(ids.length > 0 && { undo: { label: resultTexts.undo, run: () => void takeBack(ids) } }),
    });
    onDone();
  };
}

interface SectionProps {
  id: string;
  title: string;
  rows: readonly { source: Pick<RegularSchedule, 'id' | 'title'>; text: string }[];
}

/** Schedules of last month, each with what becomes of it; nothing when there are none. */
function Section({ id, title, rows }: SectionProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul className={styles.list}>
        {rows.map(({ source, text }) => (
          <li key={source.id}>
            <strong>{source.title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
        <div className={footStyles.foot}>
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
      <Stack gap={16}>
        <p className={textStyles.help}>{texts.lead}</p>
        <Section
          id="copies"
          title={texts.copies}
          rows={drafts.map(({ source, draft }) => ({
            source,
            text: schedulePreview({ ...draft, exceptions: [] }, month),
          }))}
        />
        <Section
          id="not-copied"
          title={texts.skipped}
          rows={skipped.map((skip) => ({ source: skip.source, text: skipReason(skip) }))}
        />
      </Stack>
    </BottomSheet>
  );
}
