import { dayOfMonth, shiftMonth, type CalendarDay, type CalendarMonth } from '../../time';
import { findClash, isInForce, type Clash } from '../times/clash';
import { draftOf } from './draft-of';
import { lastDayOf, occurrencesOf } from '../times/occurrences';
import type { RegularSchedule, ScheduleDraft } from '../schemas';

/**
 * What 지난달 그대로 would ask for, and what it leaves out. Schedules that go on by themselves are in
 * neither.
 */
export interface CopyPlan {
  drafts: { source: RegularSchedule; draft: ScheduleDraft }[];
  skipped: (
    | { source: RegularSchedule; reason: 'no-occurrence' }
    | { source: RegularSchedule; reason: 'clash'; clash: Clash }
  )[];
}

interface CopyRequest {
  /** All of the student's schedules. */
  own: readonly RegularSchedule[];
  /** The month to fill; the one before it is copied. */
  month: CalendarMonth;
  today: CalendarDay;
}

/** Days cancelled one by one count as well: the pattern is what is copied. */
const tookPlaceIn = (schedule: RegularSchedule, month: CalendarMonth) =>
  occurrencesOf({ ...schedule, exceptions: [] }, dayOfMonth(month, 1), dayOfMonth(month, 31))
    .length > 0;

function copyOf(
  source: RegularSchedule,
  month: CalendarMonth,
  today: CalendarDay,
): ScheduleDraft | null {
  const lastDate = dayOfMonth(month, 31);
  const monthStart = dayOfMonth(month, 1);
  // The first date in the schedule's own rhythm: every other week goes on in the weeks in which it
  // would have.
  const [firstDate] = occurrencesOf(
    { ...source, lastDate: null, exceptions: [] },
    today > monthStart ? today : monthStart,
    lastDate,
  );
  if (firstDate === undefined) return null;
  return { ...draftOf(source), firstDate, lastDate };
}

/**
 * Plans the copy of last month's schedules into `month`, from today on: those in force that took
 * place then and end before it. Each runs to the month's end. One that clashes with what is there
 * (also with its own earlier copy) is left out with the clash named. See
 * docs/product/schedule.md#last-month-again.
 */
export function planCopy({ own, month, today }: CopyRequest): CopyPlan {
  const before = shiftMonth(month, -1);
  const plan: CopyPlan = { drafts: [], skipped: [] };
  const replaced = new Set(own.filter(isInForce).map(({ replacesId }) => replacesId));
  const sources = own.filter(
    (schedule) =>
      isInForce(schedule) &&
      !replaced.has(schedule.id) &&
      lastDayOf(schedule) < dayOfMonth(month, 1) &&
      tookPlaceIn(schedule, before),
  );
  for (const source of sources) {
    const draft = copyOf(source, month, today);
    if (draft === null) {
      plan.skipped.push({ source, reason: 'no-occurrence' });
      continue;
    }
    const planned = plan.drafts.map((copy): RegularSchedule => ({
      ...copy.source,
      ...copy.draft,
      exceptions: [],
      status: 'PENDING',
    }));
    const clash = findClash({ ...draft, exceptions: [] }, [...own, ...planned]);
    if (clash === null) plan.drafts.push({ source, draft });
    else plan.skipped.push({ source, reason: 'clash', clash });
  }
  return plan;
}
