import { endpoint } from '@academy/domain/http';
import { studentIdSchema, type StudentId } from '@academy/domain/ids';
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
import type { OriginalIds } from './original-ids';

const { saveMonth, ...others } = mealEndpoints;
/** The common contract leaves open what a save answers, so any 2xx is a success; ours says more. */
const saveOfAnyServer = endpoint({
  ...saveMonth,
  response: z.union([saveResultSchema, z.unknown()]),
});

type SaveRequest = Parameters<Call<typeof saveMonth>>[0];

/** Result of a save; `month` is undefined if the answer does not contain it. */
export type SaveOutcome = Omit<SaveResult, 'month'> & { month: Reservation[] | undefined };

export function mealCalls(client: Client) {
  let ids: OriginalIds | undefined;
  /** Only other servers need it, so it is loaded on demand. */
  const loadIds = async () => (ids ??= (await import('./original-ids')).originalIds(client));
  const calls = bind(
    client,
    { ...others, saveOfAnyServer },
    { ...acceptMeals, saveOfAnyServer: acceptMeals.saveMonth ?? {} },
  );

  /** The request without our extensions, for servers that have not announced them. */
  const specified = (
    { params, body, signal, keepalive }: SaveRequest,
    studentId: StudentId | number,
  ): SaveRequest => ({
    params,
    body: body.map(({ date, lunch, dinner }) => ({ date, lunch, dinner, studentId })),
    signal,
    keepalive,
  });

  async function send(request: SaveRequest): Promise<unknown> {
    if (client.understands('base')) return calls.saveOfAnyServer(request);
    const id = studentIdSchema.parse(request.params.studentId);
    const owner = ids
      ? ids.student(id, request.signal)
      : loadIds().then((loaded) => loaded.student(id, request.signal));
    // No `await` if it is known already: the page may be about to close.
    const studentId = owner instanceof Promise ? await owner : owner;
    return calls.saveOfAnyServer(specified(request, studentId));
  }

  /**
   * Saves the changed days. A save in which every meal was skipped is a result, not an error. Any
   * other server's 2xx says that they are saved; whether they all are, the caller's next read of
   * the month shows (`month` is undefined).
   */
  async function save(request: SaveRequest): Promise<SaveOutcome> {
    const answer = saveResultSchema.safeParse(await send(request));
    if (answer.success) return answer.data;
    const saved = z.array(reservationSchema).parse(request.body);
    return { saved, skipped: [], month: undefined };
  }

  /**
   * Learns what a save needs to know of a server that has not announced our extensions: asked
   * before the first edit, because a closing page cannot wait for it.
   */
  async function learnToSave(studentId: StudentId): Promise<void> {
    if (!client.understands('base')) await (await loadIds()).student(studentId, undefined);
  }

  return { ...calls, saveMonth: save, learnToSave };
}
