import type { LiveEvent } from '@academy/domain/live';
import type { QueryKey } from '@tanstack/react-query';
import { onTopics, useLiveQueries } from '../../shared/use-live-queries';
import { attendanceQueries } from './attendance-queries';

const { all } = attendanceQueries;
const everything = onTopics(all, 'settings', 'students', 'approvals', 'points');

/**
 * A mark elsewhere brings the changed cells of its day, and the month if it is open; what changes
 * rows reads them whole.
 */
function touched(event: LiveEvent): readonly QueryKey[] {
  if (event.topic === 'attendance')
    return [
      [...all, 'changes', event.date],
      [...all, 'month'],
    ];
  return event.topic === 'meals'
    ? event.dates.map((date) => [...all, 'day', date])
    : everything(event);
}

/** Keeps the attendance page up to date. Returns whether the line stands. */
export const useLiveAttendance = (): boolean => useLiveQueries(all, touched);
