import { auditFieldName, auditValue } from '../messages/audit-fields';

/** One field that an action changed, in words. */
export interface AuditChange {
  field: string;
  label: string;
  before: string;
  after: string;
}

type Facts = Readonly<Record<string, unknown>>;

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null && !Array.isArray(value);
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Bookkeeping of the database, which says nothing to a person. */
const SILENT = new Set(['id', 'version', 'createdAt', 'updatedAt', 'updatedBy', 'createdBy', 'passwordHash']);

/**
 * What an action changed, field by field, from the facts before and after it as they stand in the log. Something new has only an after,
 * something removed only a before. A field that both have alike is left out, and so is bookkeeping.
 */
export function changesBetween(before: unknown, after: unknown): AuditChange[] {
  const [old, now] = [isFacts(before) ? before : {}, isFacts(after) ? after : {}];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((field) => !SILENT.has(field) && !same(old[field], now[field])).map((field) => ({
    field, label: auditFieldName(field), before: auditValue(field, old[field]), after: auditValue(field, now[field]),
  }));
}
