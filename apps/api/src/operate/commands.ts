import { backupCommand } from './backup/backup';
import { moveToPostgresCommand } from './backup/move-to-postgres';
import { restoreCommand } from './backup/restore';
import { verifyCommand } from './backup/verify';
import type { Command } from './command';
import { migrateCommand } from './migrate';

/** Every command of the operator, in the order in which `--help` lists them. */
export const commands: readonly Command[] = [
  migrateCommand,
  backupCommand,
  verifyCommand,
  restoreCommand,
  moveToPostgresCommand,
];
