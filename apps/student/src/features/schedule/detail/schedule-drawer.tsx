import type { ScheduleId, StudentId } from '@academy/domain/ids';
import type { RegularSchedule, ScheduleList } from '@academy/domain/schedule';
import type { CalendarDay } from '@academy/domain/time';
import { BottomSheet } from '@academy/ui/bottom-sheet';
import { Drawer } from '@academy/ui/drawer';
import { EmptyState } from '@academy/ui/empty-state';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  scheduleDetailTexts as texts,
  scheduleResultTexts,
} from '../schedule-texts';
import { toasts } from '../../../shared/toasts';
import { useWideScreen } from '../../../shared/use-wide-screen';
import type { Changes } from '../use-changes';
import { CHANGE_TOAST } from '../use-day-changes';
import type { OpenedSheet } from '../use-opened';
import { CancelDialog } from './cancel-dialog';
import { DrawerFooter } from './drawer-footer';
import { ScheduleDetail } from './schedule-detail';

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
 * One schedule: what it is, what became of it, and what can be done with it. A sheet on phones, a
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
  const forgive = useEffectEvent(changes.forgive);
  useEffect(() => {
    if (id === undefined) forgive();
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
