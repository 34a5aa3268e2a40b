import type { StudentId } from '@academy/domain/ids';
import type { RegularSchedule } from '@academy/domain/schedule';
import { api } from '../../../shared/api';
import { useUndo } from '../../../shared/writes/use-undo';
import type { Queue } from '../queue/use-queue';
import type { Waiting } from '../queue/waiting';
import { scheduleQueries } from '../schedule-queries';
import { scheduleTexts } from '../schedule-texts';
import { CopyDialog } from './copy-dialog';
import { EndDialog } from './end-dialog';
import { ReasonDialog } from './reason-dialog';
import { ReasonForm } from './reason-form';
import { ScheduleDialog } from './schedule-dialog';
import { ScheduleForm } from './schedule-form';
import type { Written } from './use-schedule-form';
import type { Work } from './use-work';

interface Props {
  work: Work;
  queue: Queue;
  /** The student whose schedules the page shows. */
  studentId: StudentId | undefined;
}

interface FormProps {
  studentId: StudentId;
  onClose: () => void;
}

/** Says what was done, with the way back. */
function useDone(text: string, onDone: () => void) {
  const { announce } = useUndo(scheduleQueries.all);
  return ({ undo }: Written) => {
    announce(text, undo);
    onDone();
  };
}

interface ApproveFormProps extends Pick<Props, 'queue'> {
  item: Waiting & { kind: 'schedule' };
  onClose: () => void;
}

/** Approves a request with other contents than were asked for. */
function ApproveForm({ item: { key, schedule, studentId }, queue, onClose }: ApproveFormProps) {
  const onDone = useDone(scheduleTexts.done.changed, () => {
    onClose();
    queue.settled(key);
  });
  return (
    <ScheduleForm
      mode="approve"
      studentId={studentId}
      schedule={schedule}
      onClose={onClose}
      onDone={onDone}
      send={(draft, { version }) =>
        api.approveChanged({ params: { scheduleId: schedule.id }, body: { ...draft, version } })
      }
    />
  );
}

const CreateForm = ({ studentId, onClose }: FormProps) => (
  <ScheduleForm
    mode="create"
    studentId={studentId}
    schedule={null}
    onClose={onClose}
    onDone={useDone(scheduleTexts.done.created, onClose)}
    send={(draft) => api.createScheduleFor({ params: { studentId }, body: draft })}
  />
);

const EditForm = ({ schedule, studentId, onClose }: FormProps & { schedule: RegularSchedule }) => (
  <ScheduleForm
    mode="edit"
    studentId={studentId}
    schedule={schedule}
    onClose={onClose}
    onDone={useDone(scheduleTexts.done.edited, onClose)}
    send={(draft, read) =>
      api.editScheduleFor({ params: { scheduleId: schedule.id }, body: { ...draft, ...read } })
    }
  />
);

/** The window of what is in hand. */
export function WorkWindows({ work, queue, studentId }: Props) {
  const { inHand, close } = work;
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
  if (inHand.is === 'approve-changed')
    return <ApproveForm item={inHand.item} queue={queue} onClose={close} />;
  if (studentId === undefined) return null;
  if (inHand.is === 'create-reason')
    return <ReasonForm studentId={studentId} instead={inHand.instead} onClose={close} />;
  if (inHand.is === 'copy') return <CopyDialog studentId={studentId} onClose={close} />;
  if (inHand.is === 'create') return <CreateForm studentId={studentId} onClose={close} />;
  return <EditForm studentId={studentId} schedule={inHand.schedule} onClose={close} />;
}
