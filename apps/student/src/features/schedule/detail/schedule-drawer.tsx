import { useOnline, useWideScreen } from '@academy/app-kit/device';
import type { ScheduleId, StudentId } from '@academy/domain/ids';
import {
  decideScheduleCancel,
  scheduleRefusalText,
  decideScheduleEdit,
  type RegularSchedule,
  type ScheduleList,
} from '@academy/domain/schedule';
import type { CalendarDay } from '@academy/domain/time';
import { BottomSheet } from '@academy/ui/bottom-sheet';
import { Button } from '@academy/ui/button';
import { ConfirmDialog } from '@academy/ui/dialog';
import { Drawer } from '@academy/ui/drawer';
import { EmptyState } from '@academy/ui/empty-state';
import { InlineError } from '@academy/ui/inline-error';
import { Row } from '@academy/ui/layout';
import { useEffect, useEffectEvent, useState } from 'react';
import { toasts } from '../../../shared/toasts';
import {
  scheduleDetailTexts as texts,
  scheduleResultTexts,
  scheduleTexts,
} from '../schedule-texts';
import { CHANGE_TOAST, type Changes, type Failure } from '../use-changes';
import type { OpenedSheet } from '../use-opened';
import { ScheduleDetail } from './schedule-detail';
import footStyles from '../../../shared/styles/sheet-foot.module.css';

interface CancelDialogProps {
  open: boolean;
  schedule: RegularSchedule;
  today: CalendarDay;
  busy: boolean;
  error: string | undefined;
  onClose: () => void;
  onConfirm: () => void;
}

/**
 * Asked before a whole schedule is cancelled: the approval would have to be asked for again. What
 * goes wrong is said here.
 */
function CancelDialog({ schedule, today, ...dialog }: CancelDialogProps) {
  const cancel = decideScheduleCancel(schedule, today);
  const ends = cancel.allowed && cancel.as === 'end';
  return (
    <ConfirmDialog
      {...dialog}
      closeOnBack={false}
      danger
      title={texts.cancelTitle}
      confirmLabel={texts.cancel}
    >
      {ends ? texts.cancelEnd(schedule.title) : texts.cancelWithdraw(schedule.title)}
    </ConfirmDialog>
  );
}

interface FooterProps {
  schedule: RegularSchedule;
  own: readonly RegularSchedule[];
  today: CalendarDay;
  failure: Failure | undefined;
  onEdit: () => void;
  onCancel: () => void;
}

const because = (
  decision:
    | { allowed: true }
    | { allowed: false; reason: Parameters<typeof scheduleRefusalText>[0] },
) => (decision.allowed ? undefined : scheduleRefusalText(decision.reason));

/** Changing and cancelling the whole schedule; above them what went wrong with one of its days. */
function DrawerFooter({ schedule, own, today, failure, onEdit, onCancel }: FooterProps) {
  const online = useOnline();
  const edit = decideScheduleEdit(schedule, own, today);
  const noCancel =
    because(decideScheduleCancel(schedule, today)) ?? (online ? undefined : scheduleTexts.offline);
  const noEdit = because(edit);
  const ofDay = failure?.change.kind === 'skip' || failure?.change.kind === 'restore';
  return (
    <div className={footStyles.foot}>
      <InlineError>{ofDay && failure.text}</InlineError>
      <Row gap={8}>
        <Button
          variant="text"
          size="large"
          className={footStyles.back}
          {...(noCancel !== undefined && { disabledReason: noCancel })}
          onClick={onCancel}
        >
          {texts.cancel}
        </Button>
        <Button
          variant="primary"
          size="large"
          className={footStyles.on}
          {...(noEdit !== undefined && { disabledReason: noEdit })}
          onClick={onEdit}
        >
          {
            texts.edit[
              edit.allowed ? edit.as : schedule.status === 'APPROVED' ? 'change-request' : 'correct'
            ]
          }
        </Button>
      </Row>
    </div>
  );
}

interface Props {
  /** Null: closed. `date`: the day on which it was pressed. */
  opened: { schedule: RegularSchedule | null; date: CalendarDay | null } | null;
  list: ScheduleList;
  studentId: StudentId;
  today: CalendarDay;
  changes: Changes;
  sheet: OpenedSheet;
}

/**
 * One schedule: what it is, what happened to it, and what can be done with it. A sheet on phones, a
 * drawer on desks.
 */
export function ScheduleDrawer({ opened, list, studentId, today, changes, sheet }: Props) {
  const Frame = useWideScreen() ? Drawer : BottomSheet;
  const schedule = opened?.schedule ?? null;
  const id = schedule?.id;
  const [askedFor, setAskedFor] = useState<ScheduleId>();
  const { running, failure } = changes;

  // With the drawer goes what was asked and what went wrong in it.
  if (id === undefined && askedFor !== undefined) setAskedFor(undefined);
  const clearFailure = useEffectEvent(changes.clearFailure);
  useEffect(() => {
    if (id === undefined) clearFailure();
  }, [id]);

  async function cancel(): Promise<void> {
    if (!schedule) return;
    const outcome = await changes.start({ kind: 'cancel', id: schedule.id });
    if (outcome === null || 'failed' in outcome) return;
    toasts.show({ key: CHANGE_TOAST, text: scheduleResultTexts.cancelled, tone: 'success' });
    setAskedFor(undefined);
    sheet.close();
  }

  return (
    <>
      <Frame
        open={opened !== null}
        onClose={sheet.close}
        closeOnBack={false}
        title={schedule?.title ?? texts.title}
        footer={
          schedule && (
            <DrawerFooter
              schedule={schedule}
              own={list.content}
              today={today}
              failure={failure}
              onEdit={() => sheet.openEdit(schedule.id)}
              onCancel={() => setAskedFor(schedule.id)}
            />
          )
        }
      >
        {schedule ? (
          <ScheduleDetail
            schedule={schedule}
            date={opened?.date ?? null}
            list={list}
            studentId={studentId}
            today={today}
            changes={changes}
            sheet={sheet}
          />
        ) : (
          <EmptyState title={texts.gone}>{texts.goneHint}</EmptyState>
        )}
      </Frame>
      {schedule && (
        <CancelDialog
          open={askedFor === schedule.id}
          schedule={schedule}
          today={today}
          busy={running?.kind === 'cancel'}
          error={failure?.change.kind === 'cancel' ? failure.text : undefined}
          onClose={() => setAskedFor(undefined)}
          onConfirm={() => void cancel()}
        />
      )}
    </>
  );
}
