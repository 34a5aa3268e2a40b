import { attendanceEndpoints, unpackDay } from '@academy/domain/attendance';
import { bind } from '../bind';
import type { Client } from '../client';

export function attendanceCalls(client: Client) {
  const calls = bind(client, attendanceEndpoints);
  return {
    ...calls,
    /** A day's sheet, in the form that is a tenth as long where the server has said it knows it. */
    attendanceDay: async (request: Parameters<typeof calls.attendanceDay>[0]) =>
      client.understands('packed-day')
        ? unpackDay(await calls.attendanceSheet(request))
        : calls.attendanceDay(request),
  };
}
