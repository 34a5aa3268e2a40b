import type { StudentId } from '@academy/domain/ids';
import { reasonStatusName } from '@academy/domain/reasons';
import { scheduleStatusName, type StudentSchedule } from '@academy/domain/schedule';
import { formatMoment } from '@academy/domain/time';
import { Banner } from '@academy/ui/banner';
import { useQuery } from '@tanstack/react-query';
import { queueTexts as texts } from './queue-texts';
import { scheduleQueries } from './schedule-queries';

interface Props {
  itemKey: string;
  studentId: StudentId;
  onClose: () => void;
}

/** What became of a request, as far as the student's own lists tell. */
function outcomeOf(student: StudentSchedule | undefined, itemKey: string): string {
  const schedule = student?.schedules.find(({ id }) => itemKey === `s-${id}`);
  const reason = student?.reasons.find(({ id }) => itemKey === `r-${id}`);
  const found = schedule ?? reason;
  if (!found) return '';
  const status = schedule
    ? scheduleStatusName(schedule.status)
    : reason
      ? reasonStatusName(reason.status)
      : '';
  return texts.decidedBy(
    status,
    found.decidedByName ?? '',
    found.decidedAt ? formatMoment(new Date(found.decidedAt)) : '',
  );
}

/** The open request left the queue: who decided it elsewhere, and how. */
export function SettledNote({ itemKey, studentId, onClose }: Props) {
  const { data: student } = useQuery(scheduleQueries.student(studentId));
  return (
    <Banner kind="info" onDismiss={onClose} dismissLabel={texts.close}>
      {[texts.decided, outcomeOf(student, itemKey)].filter(Boolean).join(' ')}
    </Banner>
  );
}
