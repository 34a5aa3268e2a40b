import type { AbsenceReason } from '@academy/domain/reasons';
import type { RegularSchedule } from '@academy/domain/schedule';
import type { CalendarDay } from '@academy/domain/time';
import { useState } from 'react';
import type { Waiting } from '../queue/waiting';

/** A single day of a schedule that a reason takes the place of. */
export interface Instead {
  schedule: RegularSchedule;
  date: CalendarDay;
}

/** What a manager is doing beside looking: one thing at a time, each in a window of its own. */
export type WorkInHand =
  | { is: 'schedule'; schedule: RegularSchedule; date: CalendarDay | null }
  | { is: 'reason'; reason: AbsenceReason }
  | { is: 'create' }
  | { is: 'create-reason'; instead?: Instead }
  | { is: 'copy' }
  | { is: 'edit'; schedule: RegularSchedule }
  | { is: 'end'; schedule: RegularSchedule }
  | { is: 'approve-changed'; item: Waiting & { kind: 'schedule' } };

/** Opens and closes what is in hand. */
export function useWork() {
  const [inHand, setInHand] = useState<WorkInHand>();
  return { inHand, open: setInHand, close: () => setInHand(undefined) };
}

export type Work = ReturnType<typeof useWork>;
