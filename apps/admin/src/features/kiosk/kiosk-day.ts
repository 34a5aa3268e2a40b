import { ApiError, bind, provingWork } from '@academy/api-client';
import { readKept, writeKept } from '@academy/app-kit/device';
import { studyDayAt, visitAfter, type VisitValue } from '@academy/domain/attendance';
import {
  kioskDaySchema,
  kioskEndpoints,
  type KioskDay,
  type KioskStudent,
} from '@academy/domain/kiosk';
import type { StudentId } from '@academy/domain/ids';
import { clockTime, formatClock } from '@academy/domain/time';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { client } from '../../shared/session/session';
import { asKiosk, kioskDevice } from './kiosk-device';
import type { Typed } from './typed';

const calls = bind(client, kioskEndpoints);
export const kioskApi = { ...calls, pairKiosk: provingWork(calls.pairKiosk) };

const KEY = 'academy.kiosk.day';
/** A press at the desk shows at the door after this many ms. */
const LOOK_MS = 15_000;

function kept(): KioskDay | undefined {
  try {
    return kioskDaySchema.safeParse(JSON.parse(readKept(KEY) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** The academy has removed this device: it deletes its list. */
export function leaveIfRemoved(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 401) return;
  writeKept(KEY, null);
  kioskDevice.remove();
}

export const kioskDayQuery = () =>
  queryOptions({
    queryKey: ['kiosk', 'day'],
    queryFn: async ({ signal }) => {
      try {
        const day = await kioskApi.kioskDay({ ...asKiosk(), signal });
        // Without room for it the device needs the network to start.
        writeKept(KEY, JSON.stringify(day));
        return day;
      } catch (error) {
        leaveIfRemoved(error);
        throw error;
      }
    },
    initialData: kept,
    initialDataUpdatedAt: 0,
    refetchInterval: LOOK_MS,
    refetchIntervalInBackground: true,
    refetchOnReconnect: 'always',
    networkMode: 'always',
    retry: false,
  });

/** What the server has said of some visits is newer than any list that is on its way. */
export async function patchVisits(
  queries: QueryClient,
  visits: ReadonlyMap<StudentId, VisitValue | null>,
): Promise<void> {
  const { queryKey } = kioskDayQuery();
  await queries.cancelQueries({ queryKey });
  const day = queries.setQueryData(
    queryKey,
    (known) =>
      known && {
        ...known,
        students: known.students.map((student) => ({
          ...student,
          visit: visits.get(student.studentId) ?? student.visit,
        })),
      },
  );
  if (day) writeKept(KEY, JSON.stringify(day));
}

/** A student as they are now: what waits on this device has happened. */
export function asOfNow(
  student: KioskStudent,
  day: KioskDay,
  typed: Iterable<Typed>,
  now: Date,
): KioskStudent {
  const today = studyDayAt(now, day);
  const own = [...typed]
    .filter(
      ({ studentId, when }) =>
        studentId === student.studentId && studyDayAt(new Date(when), day) === today,
    )
    .toSorted((one, other) => one.when.localeCompare(other.when));
  let visit = day.date === today ? student.visit : null;
  for (const { action, when } of own)
    visit = visitAfter(visit, action, clockTime(formatClock(new Date(when)))) ?? visit;
  return { ...student, visit, away: day.date === today ? student.away : [] };
}
