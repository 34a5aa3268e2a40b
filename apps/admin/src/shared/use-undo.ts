import { errorText } from '@academy/api-client';
import type { Undoable, UndoResult } from '@academy/domain/operations';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { api } from './api';
import { undoTexts as texts } from './kit-texts';
import { messages } from './messages';
import { toasts } from './toasts';

type Operation = Pick<Undoable, 'operationId'>;
/** What is counted when it came back; left out where the number would say nothing. */
type Unit = '건' | '명' | '칸';

/** So many are named one by one; of more their number is told. */
const NAMED = 3;

/** What came back, and what did not because somebody changed it since. */
export function undoneText({ restored, kept }: UndoResult, unit?: Unit): string {
  const left =
    kept.length > NAMED
      ? [texts.keptOf(kept.length, unit ?? '건')]
      : kept.map(({ label, message }) => `${label}: ${message}`);
  return [unit ? texts.undoneOf(restored, unit) : texts.undone, ...left].join(' ');
}

/**
 * 되돌리기 of what a manager did. `takeBack` asks for it and says what came of it, true when it was
 * taken back; `offer` is the button for the message that something was done. What is listed under
 * `queryKey` is read again afterwards.
 */
export function useUndo(queryKey: QueryKey, unit?: Unit) {
  const queries = useQueryClient();
  async function takeBack({ operationId }: Operation): Promise<boolean> {
    try {
      const result = await api.undoOperation({ params: { operationId } });
      toasts.show({ text: undoneText(result, unit), tone: 'success' });
      return true;
    } catch (error) {
      toasts.show({ text: errorText(error, messages.errors.save), tone: 'danger' });
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey });
    }
  }
  const offer = (operation: Operation | null | undefined) =>
    operation ? { undo: { label: texts.undo, run: () => void takeBack(operation) } } : {};
  return { takeBack, offer };
}
