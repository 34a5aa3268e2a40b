import * as z from 'zod/mini';
import { auditIdSchema, managerIdSchema } from '../ids';
import { listByArea } from '../rights';
import { areaOfTopic, isAuditTopic } from '../audit-actions/topic';

/**
 * An entry of the audit log as admins read it. `sentence` and `changes` are final Korean; `subject`
 * is its target; `topic` is null for an action that the server does not know.
 */
export const auditEntrySchema = z.object({
  id: auditIdSchema,
  at: z.iso.datetime(),
  actorKind: z.enum(['student', 'manager', 'system']),
  actorName: z.string(),
  role: z.nullable(z.string()),
  action: z.string(),
  topic: z.nullable(z.string()),
  entity: z.string(),
  entityId: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  sentence: z.string(),
  changes: z.array(
    z.object({ field: z.string(), label: z.string(), before: z.string(), after: z.string() }),
  ),
  ip: z.nullable(z.string()),
  device: z.nullable(z.string()),
});
export type AuditEntry = z.output<typeof auditEntrySchema>;

/**
 * Newest first; `lastId` goes back as the next slice's query. `actors`: the managers to filter by.
 */
export const auditSliceSchema = z.object({
  content: z.array(auditEntrySchema),
  hasNext: z.boolean(),
  lastId: z.nullable(auditIdSchema),
  actors: z.array(z.object({ id: managerIdSchema, name: z.string() })),
});
export type AuditSlice = z.output<typeof auditSliceSchema>;

const areaOfEntry = (entry: unknown) => {
  const read = z.safeParse(z.pick(auditEntrySchema, { topic: true }), entry).data;
  return read?.topic && isAuditTopic(read.topic) ? areaOfTopic(read.topic) : null;
};

/** A student's history holds every area's work: an account reads the entries of its own. */
export const studentHistorySchema = z.extend(auditSliceSchema, {
  content: listByArea(areaOfEntry, auditEntrySchema),
});
