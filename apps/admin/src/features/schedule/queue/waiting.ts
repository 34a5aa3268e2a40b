import type { Attachment } from '@academy/domain/attachments';
import { reasonCategoryName, reasonSentence, type AbsenceReason } from '@academy/domain/reasons';
import {
  scheduleSentence,
  type ApprovalQueue,
  type RegularSchedule,
  type WaitingReason,
  type WaitingSchedule,
} from '@academy/domain/schedule';
import { markNamesakes } from '../../../shared/lists/mark-namesakes';
import { photoTexts } from '../../../shared/texts/photo-texts';
import type { Effects } from '../effects';
import { queueTexts } from './queue-texts';

type Person = Pick<
  WaitingSchedule,
  'studentId' | 'name' | 'seat' | 'grade' | 'school' | 'phoneTail'
>;

/**
 * One request of the queue, schedule or reason. `key` is its name in the address: `s-12`, `r-3`.
 */
export type Waiting = Person & {
  key: string;
  id: string;
  version: number;
  createdAt: string;
  title: string;
  sentence: string;
  effects: Effects;
  attachments: readonly Attachment[];
  /** What the files of its photos are named after. */
  photosOf: string;
} & (
    | { kind: 'schedule'; schedule: RegularSchedule; replaces: RegularSchedule | null }
    | { kind: 'reason'; reason: AbsenceReason }
  );

const ofSchedule = ({
  schedule,
  replaces,
  clash,
  compulsory,
  meals,
  exams,
  ...student
}: WaitingSchedule): Waiting => ({
  ...student,
  kind: 'schedule',
  schedule,
  replaces,
  key: `s-${schedule.id}`,
  id: schedule.id,
  version: schedule.version,
  createdAt: schedule.createdAt,
  title: replaces === null ? schedule.title : queueTexts.changeOf(schedule.title),
  sentence: scheduleSentence(schedule),
  effects: { clash, compulsory, meals, exams },
  attachments: schedule.attachments,
  photosOf: photoTexts.ofSchedule(schedule.id),
});

const ofReason = ({ reason, compulsory, meals, exams, ...student }: WaitingReason): Waiting => ({
  ...student,
  kind: 'reason',
  reason,
  key: `r-${reason.id}`,
  id: reason.id,
  version: reason.version,
  createdAt: reason.createdAt,
  title: reasonCategoryName(reason.category),
  sentence: reasonSentence(reason),
  effects: { clash: null, compulsory, meals, exams },
  attachments: reason.attachments,
  photosOf: reason.receiptNumber,
});

/** Everything that waits in one line, the oldest first; namesakes in it are distinguished. */
export const waitingOf = ({ schedules, reasons }: ApprovalQueue): Waiting[] =>
  markNamesakes(
    [...schedules.map(ofSchedule), ...reasons.map(ofReason)].toSorted((a, b) =>
      a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : Number(a.id) - Number(b.id),
    ),
  );
