import { headingOf } from '../fields/field';
import { entryFields } from './fields';
import type { ListColumn } from '../files';
import type { AuditEntry } from './schemas';

const whole =
  (of: (change: AuditEntry['changes'][number]) => string) =>
  ({ changes }: AuditEntry) =>
    changes.map((change) => `${change.label} ${of(change)}`).join('\n');

/** The log as a file. */
export const auditColumns: ListColumn<AuditEntry>[] = [
  { header: headingOf(entryFields.at), kind: 'moment', value: ({ at }) => at },
  { header: headingOf(entryFields.actor), kind: 'text', value: ({ actorName }) => actorName },
  { header: headingOf(entryFields.action), kind: 'text', value: ({ sentence }) => sentence },
  { header: headingOf(entryFields.before), kind: 'text', value: whole(({ before }) => before) },
  { header: headingOf(entryFields.after), kind: 'text', value: whole(({ after }) => after) },
  { header: headingOf(entryFields.ip), kind: 'text', value: ({ ip }) => ip },
  { header: headingOf(entryFields.device), kind: 'text', value: ({ device }) => device },
];
