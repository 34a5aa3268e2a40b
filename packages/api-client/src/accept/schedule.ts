import { scheduleEndpoints } from '@academy/domain/schedule';
import type { AcceptTable } from './accept';
import { oursOr } from './ours-or';

const { mySchedules, createSchedule, copySchedules } = scheduleEndpoints;
const one = oursOr(
  createSchedule.response,
  async () => (await import('./schedules')).oneScheduleIn,
);

export const acceptSchedule: AcceptTable<typeof scheduleEndpoints> = {
  mySchedules: oursOr(
    mySchedules.response,
    async () => (await import('./schedules')).scheduleListIn,
  ),
  copySchedules: oursOr(
    copySchedules.response,
    async () => (await import('./schedules')).copyResultIn,
  ),
  createSchedule: one,
  editSchedule: one,
  cancelSchedule: one,
  cancelOccurrence: one,
  restoreOccurrence: one,
};
