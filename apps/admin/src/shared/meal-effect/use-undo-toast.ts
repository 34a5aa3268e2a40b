import { errorText } from '@academy/api-client';
import type { Undoable } from '@academy/domain/operations';
import { api } from '../api';
import { messages } from '../messages';
import { toasts } from '../toasts';
import { effectTexts as texts } from './effect-texts';
import { undoneText } from './undone-text';

/** Shows that meals or their rules were changed, with the way to take it back; `onUndone` reads again what stands then. */
export function useUndoToast(onUndone: () => Promise<unknown>) {
  const takeBack = async ({ operationId }: Undoable) => {
    try {
      const { kept } = await api.undoMeals({ params: { operationId } });
      toasts.show({ text: undoneText(kept.length), tone: 'success' });
    } catch (error) {
      toasts.show({ text: errorText(error, messages.errors.save), tone: 'danger' });
    }
    await onUndone();
  };
  return (text: string, undo: Undoable | null) =>
    toasts.show({
      text,
      tone: 'success',
      ...(undo && { undo: { label: texts.undo, run: () => void takeBack(undo) } }),
    });
}
