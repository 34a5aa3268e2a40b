import type { Endpoint } from '@academy/domain/http';
import { operationEndpoints, undoResultSchema, type UndoResult } from '@academy/domain/operations';
import * as z from 'zod/mini';
import type { TestApp } from '../test-app';

/** The answer of a write that can be taken back. */
export const writtenSchema = z.looseObject({ undo: z.object({ operationId: z.string() }) });
export type Written = z.output<typeof writtenSchema>;

/** Writes as a manager; the answer must be a way back. */
export async function writeUndoable(
  server: TestApp,
  token: string,
  endpoint: Endpoint,
  params: object,
  body?: object,
): Promise<Written> {
  const answer = await server.callEndpoint(
    endpoint,
    { ...params },
    { token, ...(body && { body }) },
  );
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return writtenSchema.parse(answer.body);
}

export async function takeBack(
  server: TestApp,
  token: string,
  { undo: { operationId } }: Written,
): Promise<UndoResult> {
  const { body } = await server.callEndpoint(
    operationEndpoints.undoOperation,
    { operationId },
    { token },
  );
  return undoResultSchema.parse(body);
}
