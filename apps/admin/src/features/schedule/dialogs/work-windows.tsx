import type { StudentId } from '@academy/domain/ids';
import { api } from '../../../shared/api';
import { useUndo } from '../../../shared/use-undo';
import type { Queue } from '../queue/use-queue';
import { scheduleQueries } from '../schedule-queries';
import { scheduleTexts } from '../schedule-texts';
import { CopyDialog } from './copy-dialog';
import { ReasonDialog, ScheduleDialog } from './detail-dialogs';
import { EndDialog } from './end-dialog';
import { ReasonForm } from './reason-form';
import { ScheduleForm } from './schedule-form';
import type { Work } from './use-work';

interface Props {
  work: Work;
  queue: Queue;
  /** Whose schedules the page shows. */
  studentId: StudentId | undefined;
}

/** The window of what is in hand. */
export function WorkWindows({ work, queue, studentId }: Props) {
  const { inHand, close } = work;
  const { announce } = useUndo(scheduleQueries.all);
  const decide = (key: string) => {
    const item = queue.items?.find((one) => one.key === key);
    return (
      item &&
      (() => {
        close();
        queue.open(item);
      })
    );
  };
  if (!inHand) return null;
  if (inHand.is === 'schedule')
    return (
      <ScheduleDialog
        schedule={inHand.schedule}
        date={inHand.date}
        work={work}
        onDecide={decide(`s-${inHand.schedule.id}`)}
      />
    );
  if (inHand.is === 'reason')
    return (
      <ReasonDialog
        reason={inHand.reason}
        onClose={close}
        onDecide={decide(`r-${inHand.reason.id}`)}
      />
    );
  if (inHand.is === 'end') return <EndDialog schedule={inHand.schedule} onClose={close} />;
  if (inHand.is === 'approve-changed') {
    const { key, schedule, studentId: whose } = inHand.item;
    return (
      <ScheduleForm
        mode="approve"
        studentId={whose}
        schedule={schedule}
        onClose={close}
        onDone={({ undo }) => {
          announce(scheduleTexts.done.changed, undo);
          close();
          queue.settled(key);
        }}
        send={(draft, { version }) =>
          api.approveChanged({ params: { scheduleId: schedule.id }, body: { ...draft, version } })
        }
      />
    );
  }
  if (studentId === undefined) return null;
  if (inHand.is === 'create-reason') return <ReasonForm studentId={studentId} onClose={close} />;
  if (inHand.is === 'copy') return <CopyDialog studentId={studentId} onClose={close} />;
  if (inHand.is === 'create') {
    return (
      <ScheduleForm
        mode="create"
        studentId={studentId}
        schedule={null}
        onClose={close}
        onDone={({ undo }) => {
          announce(scheduleTexts.done.created, undo);
          close();
        }}
        send={(draft) => api.createScheduleFor({ params: { studentId }, body: draft })}
      />
    );
  }
  const { schedule } = inHand;
  return (
    <ScheduleForm
      mode="edit"
      studentId={studentId}
      schedule={schedule}
      onClose={close}
      onDone={({ undo }) => {
        announce(scheduleTexts.done.edited, undo);
        close();
      }}
      send={(draft, read) =>
        api.editScheduleFor({ params: { scheduleId: schedule.id }, body: { ...draft, ...read } })
      }
    />
  );
}
