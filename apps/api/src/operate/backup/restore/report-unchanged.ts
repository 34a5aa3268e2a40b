import { FolderInUse } from '../../../db/embedded/lock-folder';
import { CopyDiffers, SchemaTooNew } from '../../../db/postgres/move-into';
import { EXIT, OperatorError } from '../../command';

function firstCause(error: unknown): string {
  let current = error;
  while (current instanceof Error && current.cause instanceof Error) current = current.cause;
  return current instanceof Error ? current.message : String(current);
}

/**
 * Reports a failure after which the target is what it was: what broke, and that nothing has to be
 * cleared up.
 */
export function reportUnchanged(error: unknown): never {
  if (error instanceof OperatorError || error instanceof FolderInUse) throw error;
  if (error instanceof CopyDiffers || error instanceof SchemaTooNew)
    throw new OperatorError(error.message);
  throw new OperatorError(
    `${firstCause(error)}\nThe database is as empty as before: put that right and run the same command again.`,
    EXIT.failed,
  );
}
