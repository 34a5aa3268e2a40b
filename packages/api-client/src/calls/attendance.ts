import { attendanceEndpoints, unpackDay } from '@academy/domain/attendance';
import { bind } from '../bind';
import type { Client } from '../client';

export function attendanceCalls(client: Client) {
  const calls = bind(client, attendanceEndpoints);
  return {
    ...calls,
    /** A day's sheet, read in the form that is a tenth as long. */
    attendanceDay: async (request: Parameters<typeof calls.attendanceSheet>[0]) =>
      unpackDay(await calls.attendanceSheet(request)),
  };
}
