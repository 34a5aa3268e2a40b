import { addressOf } from '../limits/network';
import type { FastifyRequest } from 'fastify';
import type { Trace } from '../../shared/audit/audit-db';

const LABEL_LENGTH = 200;

/** What the caller's browser calls itself, cut to a label. */
export const deviceLabel = ({ headers }: FastifyRequest): string =>
  (headers['user-agent'] ?? '').slice(0, LABEL_LENGTH);

/** The facts of a request that the audit log keeps. */
export const traceOf = (request: FastifyRequest): Trace => ({
  at: new Date(request.receivedAt),
  ip: addressOf(request.ip),
  device: deviceLabel(request),
  requestId: request.id,
});
