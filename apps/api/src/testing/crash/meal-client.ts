import { reservationSchema, type Reservation } from '@academy/domain/meals';
import { studentLoginSchema } from '@academy/domain/login';
import { daysOfMonth, weekdayOf, type CalendarDay, type CalendarMonth } from '@academy/domain/time';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';

/** What a device waits after a 503. */
const PATIENCE_MS = 50;

/**
 * A student's device that saves whole months without a pause. The n-th save writes the number n
 * itself, one bit per lunch.
 */
export interface MealClient {
  studentId: string;
  /** The number of the last save that was answered with 200. */
  acknowledged: number;
  /** Saves until a request fails; resolves then. */
  saveOnAndOn(api: string, onAcknowledged: () => void): Promise<void>;
  /** Saves until `over`, and sends again what was answered with 503. */
  savePatiently(api: string, over: AbortSignal, onAcknowledged: () => void): Promise<void>;
  /** The number that the server's month spells. */
  readNumber(api: string): Promise<number>;
}

const json = { 'content-type': 'application/json' };
const weekdays = (month: CalendarMonth) =>
  daysOfMonth(month).filter((date) => weekdayOf(date) % 6 !== 0);
const spell = (n: number, days: readonly CalendarDay[]): Reservation[] =>
  days.map((date, bit) => ({
    date,
    lunch: ((n >> bit) & 1) === 1,
    dinner: ((n >> bit) & 1) === 0,
  }));

/** Signs in. The tokens go on being valid after a restart, so one login is enough. */
export async function signInMealClient(
  api: string,
  phoneNumber: string,
  month: CalendarMonth,
): Promise<MealClient> {
  const login = await fetch(`${api}/students/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ phoneNumber }),
  });
  const { student, accessToken } = studentLoginSchema.parse(await login.json());
  const headers = { ...json, authorization: `Bearer ${accessToken}` };
  const days = weekdays(month);

  async function save(base: string, n: number) {
    const response = await fetch(`${base}/reservations/${student.id}`, {
      method: 'PUT',
      headers: { ...headers, 'x-client-seq': `device-${student.id}:${n}` },
      body: JSON.stringify(spell(n, days)),
    });
    await response.text();
    return response.status;
  }

  const client: MealClient = {
    studentId: student.id,
    acknowledged: 0,
    async saveOnAndOn(base, onAcknowledged) {
      for (let n = client.acknowledged + 1; ; n++) {
        const status = await save(base, n).catch(() => undefined);
        if (status === undefined) return;
        if (status !== 200) throw new Error(`a save was answered with ${status}`);
        client.acknowledged = n;
        onAcknowledged();
      }
    },
    async savePatiently(base, over, onAcknowledged) {
      while (!over.aborted) {
        const n = client.acknowledged + 1;
        const status = await save(base, n);
        if (status === 503) await wait(PATIENCE_MS);
        else if (status !== 200) throw new Error(`a save was answered with ${status}`);
        else {
          client.acknowledged = n;
          onAcknowledged();
        }
      }
    },
    async readNumber(base) {
      const response = await fetch(
        `${base}/reservations/${student.id}/${month.slice(0, 4)}/${Number(month.slice(5))}`,
        { headers },
      );
      const rows = z.array(reservationSchema).parse(await response.json());
      return rows.reduce(
        (number, row) => number + (row.lunch ? 2 ** days.indexOf(row.date) : 0),
        0,
      );
    },
  };
  return client;
}
