import type { Fields } from '../fields/field';
import { PASSPHRASE } from './limits';

/** A backup as the log and the form name it. */
export const backupFields = {
  passphrase: { label: '백업 암호', kind: 'secret', limit: PASSPHRASE.most },
  backup: { label: '백업', kind: 'id' },
} as const satisfies Fields;
