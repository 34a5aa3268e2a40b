import type { ListColumn } from '../files';
import { columnTexts as c } from '../files/file-texts';
import type { AuditEntry } from './schemas';

const whole =
  (of: (change: AuditEntry['changes'][number]) => string) =>
  ({ changes }: AuditEntry) =>
    changes.map((change) => `${change.label} ${of(change)}`).join('\n');

/** The log as a file. */
export const auditColumns: ListColumn<AuditEntry>[] = [
  { header: c.at, kind: 'moment', value: ({ at }) => at },
  { header: c.actor, kind: 'text', value: ({ actorName }) => actorName },
  { header: c.action, kind: 'text', value: ({ sentence }) => sentence },
  { header: c.before, kind: 'text', value: whole(({ before }) => before) },
  { header: c.after, kind: 'text', value: whole(({ after }) => after) },
  { header: c.ip, kind: 'text', value: ({ ip }) => ip },
  { header: c.device, kind: 'text', value: ({ device }) => device },
];
