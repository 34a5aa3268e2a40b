import type { Command } from './command';
import { createAdminCommand } from './create-admin';
import { migrateCommand } from './migrate';
import { readOnlyCommand } from './read-only';

/** Every command of the operator, in the order in which `--help` lists them. */
export const commands: readonly Command[] = [
  migrateCommand,
  createAdminCommand,
  readOnlyCommand,
];
