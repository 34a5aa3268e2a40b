import { useOpenDialog } from '@academy/app-kit/url';
import { scheduleIdSchema, type ScheduleId } from '@academy/domain/ids';
import { isCalendarDay, type CalendarDay } from '@academy/domain/time';

/** What overlaps the page. */
export type Opened =
  | { kind: 'schedule'; id: ScheduleId; date: CalendarDay | null }
  | { kind: 'edit'; id: ScheduleId }
  | { kind: 'new'; date: CalendarDay | null }
  | { kind: 'day'; date: CalendarDay }
  | { kind: 'copy' };

const NEW = 'new';
const COPY = 'copy';

const idOf = (text: string): ScheduleId | undefined => scheduleIdSchema.safeParse(text).data;

/**
 * `schedule-301`, `schedule-301.2026-11-24`, `edit-301`, `new`, `new.2026-11-24`, `day-2026-11-24`,
 * `copy`; null for anything else.
 */
export function readOpened(text: string | null): Opened | null {
  const [, name = '', rest = '', on = ''] =
    /^(schedule|edit|new|day|copy)(?:-(.+?))?(?:\.(\d{4}-\d\d-\d\d))?$/.exec(text ?? '') ?? [];
  const date = isCalendarDay(on) ? on : null;
  const id = idOf(rest);
  if (name === NEW) return { kind: 'new', date };
  if (name === COPY) return { kind: 'copy' };
  if (name === 'day') return isCalendarDay(rest) ? { kind: 'day', date: rest } : null;
  if (name === 'schedule' && id !== undefined) return { kind: 'schedule', id, date };
  return name === 'edit' && id !== undefined ? { kind: 'edit', id } : null;
}

/** Which sheet is open, in the address (`?open=…`): Back closes it, a link opens it. */
export function useOpened() {
  const { opened, open, close } = useOpenDialog();
  const on = (date: CalendarDay | null) => (date === null ? '' : `.${date}`);
  return {
    opened: readOpened(opened),
    openSchedule: (id: ScheduleId, date: CalendarDay | null = null) =>
      open(`schedule-${id}${on(date)}`),
    openEdit: (id: ScheduleId) => open(`edit-${id}`),
    openNew: (date: CalendarDay | null = null) => open(`${NEW}${on(date)}`),
    openDay: (date: CalendarDay) => open(`day-${date}`),
    openCopy: () => open(COPY),
    close,
  };
}

export type OpenedSheet = ReturnType<typeof useOpened>;
