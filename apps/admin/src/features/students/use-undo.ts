import { errorText } from '@academy/api-client';
import type { Undoable } from '@academy/domain/operations';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { toasts } from '../../shared/toasts';
import { studentTexts as texts } from './student-texts';
import { studentQueries } from './students-queries';

/** Takes a bulk change, a deletion or an import back as a whole, and says what came of it. True when it was taken back. */
export function useUndo() {
  const queries = useQueryClient();
  return async ({ operationId }: Pick<Undoable, 'operationId'>): Promise<boolean> => {
    try {
      const { restored, kept } = await api.undoStudents({ params: { operationId } });
      toasts.show({ text: texts.undone(restored, kept.length), tone: 'success' });
      return true;
    } catch (error) {
      toasts.show({ text: errorText(error, texts.failed), tone: 'danger' });
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: studentQueries.all });
    }
  };
}
