import * as z from 'zod/mini';
import { endpoint } from '../http';
import { operationIdSchema } from '../ids';
import { undoResultSchema } from './schemas';

export const operationEndpoints = {
  /**
   * Takes back whatever an answer offered with its `undo`; who may is decided by what it was
   * (`undoRight`).
   */
  undoOperation: endpoint({
    method: 'POST',
    path: '/admin/operations/{operationId}/undo',
    access: 'manager',
    summary: '되돌리기',
    idempotent: true,
    params: z.object({ operationId: operationIdSchema }),
    refuses: ['no-right', 'money-went-on', 'already-undone', 'undo-too-late'],
    response: undoResultSchema,
  }),
};
