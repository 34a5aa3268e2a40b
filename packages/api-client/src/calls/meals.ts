import { endpoint } from '@academy/domain/http';
import {
  mealEndpoints,
  reservationSchema,
  saveResultSchema,
  type Reservation,
  type SaveResult,
} from '@academy/domain/meals';
import * as z from 'zod/mini';
import { acceptMeals } from '../accept/meals';
import { bind, type Call } from '../bind';
import type { Client } from '../client';

const { saveMonth, ...others } = mealEndpoints;
/** The common contract leaves open what a save answers, so any 2xx is a success; ours says more. */
const saveOfAnyServer = endpoint({
  ...saveMonth,
  response: z.union([saveResultSchema, z.unknown()]),
});

type SaveRequest = Parameters<Call<typeof saveMonth>>[0];

export function mealCalls(client: Client) {
  const calls = bind(
    client,
    { ...others, saveOfAnyServer },
    { ...acceptMeals, saveOfAnyServer: acceptMeals.saveMonth ?? {} },
  );

  async function monthsOf({ params, body, signal }: SaveRequest): Promise<Reservation[]> {
    const months = [...new Set(body.map(({ date }) => date.slice(0, 7)))];
    const read = months.map((month) =>
      calls.readMonth({
        params: { ...params, year: month.slice(0, 4), month: month.slice(5) },
        signal,
      }),
    );
    return (await Promise.all(read)).flat();
  }

  /**
   * Saves the changed days. A refused save in which every meal was skipped is a result as well. When a server's answer tells
   * nothing, the months are read again, so that `month` is always the truth; while the page goes away, what was sent is taken for it.
   */
  async function save(request: SaveRequest): Promise<SaveResult> {
    const answer = saveResultSchema.safeParse(await calls.saveOfAnyServer(request));
    if (answer.success) return answer.data;
    const wished = z.array(reservationSchema).parse(request.body);
    if (request.keepalive) return { saved: wished, skipped: [], month: wished };
    const month = await monthsOf(request);
    const holds = (wish: Reservation) =>
      month.some(
        (day) => day.date === wish.date && day.lunch === wish.lunch && day.dinner === wish.dinner,
      );
    return { saved: wished.filter(holds), skipped: [], month };
  }

  return { ...calls, saveMonth: save };
}
