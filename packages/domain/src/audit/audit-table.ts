import { tableOf, type FileColumn, type FileTable } from '../files';
import { columnTexts as c, fileTexts } from '../messages/file-texts';
import { formatMoment } from '../time';
import type { AuditEntry } from './schemas';

const whole = (of: (change: AuditEntry['changes'][number]) => string) => ({ changes }: AuditEntry) => changes.map((change) => `${change.label} ${of(change)}`).join('\n');

const columns: FileColumn<AuditEntry>[] = [
  { header: c.at, kind: 'text', width: 22, value: ({ at }) => formatMoment(new Date(at)) },
  { header: c.actor, kind: 'text', width: 12, value: ({ actorName }) => actorName },
  { header: c.action, kind: 'text', width: 60, value: ({ sentence }) => sentence },
  { header: c.before, kind: 'text', width: 40, value: whole(({ before }) => before) },
  { header: c.after, kind: 'text', width: 40, value: whole(({ after }) => after) },
  { header: c.ip, kind: 'text', width: 16, value: ({ ip }) => ip },
  { header: c.device, kind: 'text', width: 24, value: ({ device }) => device },
];

/** The log as a file. */
export const auditTable = (rows: readonly AuditEntry[], lines: string[]): FileTable => tableOf({ title: fileTexts.audit, lines, columns, rows });
