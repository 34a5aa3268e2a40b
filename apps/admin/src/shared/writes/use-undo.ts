import { errorText } from '@academy/api-client';
import type { Undoable, UndoResult } from '@academy/domain/operations';
import type { ToastMessage } from '@academy/ui/toast';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { api } from '../api';
import { undoTexts as texts } from '../texts/kit-texts';
import { messages } from '../texts/messages';
import { toasts } from '../toasts';

type Operation = Pick<Undoable, 'operationId'>;
/** What is counted when it came back; left out where the number would say nothing. */
type Unit = '건' | '명' | '칸';

/** This many are named; beyond it only their number is given. */
const NAMED = 3;

/** What came back, and what did not, and why. */
export function undoneText({ restored, kept, notes = [] }: UndoResult, unit?: Unit): string {
  const done = unit ? texts.undoneOf(restored, unit) : texts.undone;
  const left =
    kept.length > NAMED
      ? [texts.keptOf(kept.length, unit ?? '건')]
      : kept.map(({ label, message }) => `${label}: ${message}`);
  return [restored === 0 && kept.length > 0 ? texts.notUndone : done, ...left, ...notes].join(' ');
}

async function undoAll(operations: readonly Operation[]): Promise<UndoResult> {
  const results: UndoResult[] = [];
  for (const { operationId } of operations)
    results.push(await api.undoOperation({ params: { operationId } }));
  return {
    restored: results.reduce((sum, { restored }) => sum + restored, 0),
    kept: results.flatMap(({ kept }) => kept),
    notes: results.flatMap(({ notes = [] }) => notes),
  };
}

/**
 * 되돌리기 of what a manager did. `takeBack` asks for it and says what came of it, true when something
 * came back; `offer` is the button for the message that something was done, also where that took
 * two calls. What is listed under `queryKey` is read again afterwards. `say` reports that all is as
 * before.
 */
export function useUndo(
  queryKey: QueryKey,
  unit?: Unit,
  say: (text: string) => unknown = (text) => toasts.show({ text, tone: 'success' }),
) {
  const queries = useQueryClient();
  async function takeBack(...operations: readonly Operation[]): Promise<boolean> {
    try {
      const result = await undoAll(operations);
      const nothing = result.restored === 0 && result.kept.length > 0;
      const text = undoneText(result, unit);
      if (nothing) toasts.show({ text, tone: 'danger' });
      else say(text);
      return !nothing;
    } catch (error) {
      toasts.show({ text: errorText(error, messages.errors.save), tone: 'danger' });
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey });
    }
  }
  const offer = (...operations: readonly (Operation | null | undefined)[]) => {
    const given = operations.flatMap((operation) => operation ?? []);
    return given.length > 0
      ? { undo: { label: texts.undo, run: () => void takeBack(...given) } }
      : {};
  };
  /** Says that something was done, with the way back where its answer carried one. */
  const announce = (
    said: string | Pick<ToastMessage, 'text' | 'key' | 'durationMs'>,
    ...operations: readonly (Operation | null | undefined)[]
  ) =>
    toasts.show({
      ...(typeof said === 'string' ? { text: said } : said),
      tone: 'success',
      ...offer(...operations),
    });
  return { takeBack, offer, announce };
}
