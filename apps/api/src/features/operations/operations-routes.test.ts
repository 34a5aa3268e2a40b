import type { Endpoint } from '@academy/domain/http';
import {
  OPERATION_KINDS,
  operationEndpoints,
  type OperationKind,
} from '@academy/domain/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordOperation } from '../../shared/operations/operations-db';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let admin: string;
let reader: string;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.managerToken('admin');
  reader = await server.managerToken('viewer');
});
afterAll(() => server.close());

async function operation(kind: OperationKind) {
  const [by] = server.managers;
  if (!by) throw new Error('the scenario has managers');
  const { operationId } = await server.database.db.transaction((tx) =>
    recordOperation(tx, { kind, by, at: server.clock.now(), label: kind }, []),
  );
  return operationId;
}
const undo = async (endpoint: Endpoint, operationId: string, token = admin) =>
  (await server.callEndpoint(endpoint, { operationId }, { token })).status;

test.each(OPERATION_KINDS)('%s is taken back once, by whoever may write it', async (kind) => {
  const operationId = await operation(kind);
  expect(await undo(operationEndpoints.undoOperation, operationId, reader)).toBe(403);
  expect(await undo(operationEndpoints.undoOperation, operationId)).toBe(200);
  expect(await undo(operationEndpoints.undoOperation, operationId)).toBe(409);
});

test.each(['999999', 'all'])('there is no operation %s', async (operationId) => {
  expect(await undo(operationEndpoints.undoOperation, operationId)).toBe(404);
});
