import { backupCommand } from './backup/backup';
import { moveToPostgresCommand } from './backup/restore/move-to-postgres';
import { restoreCommand } from './backup/restore/restore';
import { verifyCommand } from './backup/verify/verify';
import type { Command } from './command';
import { createAdminCommand } from './admins/create-admin';
import { keysCommand } from './keys/keys';
import { migrateCommand } from './migrate';
import { readOnlyCommand } from './read-only';

/** Every command of the operator, in the order in which `--help` lists them. */
export const commands: readonly Command[] = [
  migrateCommand,
  createAdminCommand,
  keysCommand,
  readOnlyCommand,
  backupCommand,
  verifyCommand,
  restoreCommand,
  moveToPostgresCommand,
];
