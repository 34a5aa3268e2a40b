import type { Command } from './command';
import { migrateCommand } from './migrate';

/** Every command of the operator, in the order in which `--help` lists them. */
export const commands: readonly Command[] = [
  migrateCommand,
];
