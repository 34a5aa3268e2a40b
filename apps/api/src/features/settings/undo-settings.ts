import { notify } from '../../shared/notify-db';
import type { ManagerEntry } from '../../shared/audit/manager-audit-db';
import {
  auditUndo,
  restoreEntries,
  type Restorer,
  type UndoCall,
  type Undoer,
} from '../../shared/operations/operations-db';

interface Part {
  entity: string;
  restorer: (call: UndoCall, entries: ManagerEntry[]) => Restorer;
}

/**
 * Undoes a save of a settings tab, or of the holidays: a tab comes back as a whole, unless it was
 * saved since.
 */
export const undoSettings =
  (parts: readonly Part[]): Undoer =>
  async (tx, call, operation) => {
    const entries: ManagerEntry[] = [];
    const result = await restoreEntries(
      tx,
      operation,
      Object.fromEntries(parts.map(({ entity, restorer }) => [entity, restorer(call, entries)])),
    );
    await auditUndo(tx, call, operation, 'undo-settings', result, entries);
    await notify(tx, { topic: 'settings' }, 'all');
    return result;
  };
