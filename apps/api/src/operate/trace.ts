import { randomUUID } from 'node:crypto';
import type { AuditEntry, Trace } from '../shared/audit/audit-db';
import type { CommandIo } from './command';

/** What the audit log keeps of a command: there is no address and no browser behind it. */
export const traceOf = ({ clock }: CommandIo): Trace => ({
  at: clock(),
  ip: '',
  device: 'npm run operate',
  requestId: randomUUID(),
});

/**
 * The operator in the log: a person who runs commands on the server is not one that the academy's
 * accounts know.
 */
export const operator = {
  actorKind: 'system',
  actorId: null,
  actorName: 'system',
  role: null,
} satisfies Partial<AuditEntry>;
