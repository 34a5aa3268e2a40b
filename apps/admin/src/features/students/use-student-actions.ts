import { errorText } from '@academy/api-client';
import type { StudentRow } from '@academy/domain/students';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { toasts } from '../../shared/toasts';
import { studentTexts } from './student-texts';
import { studentQueries } from './students-queries';
import { useUndoStudents } from './use-undo-students';

const texts = studentTexts.drawer;

/** What can be done to one student besides changing what is written about them. */
export function useStudentActions({ id: studentId, name }: StudentRow, onGone: () => void) {
  const queries = useQueryClient();
  const { announce } = useUndoStudents();
  async function run(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      toasts.show({ text: errorText(error, studentTexts.failed), tone: 'danger' });
    }
    await queries.invalidateQueries({ queryKey: studentQueries.all });
  }
  const params = { studentId };
  return {
    signOut: () =>
      void run(async () => {
        await api.signOutStudent({ params });
        toasts.show({ text: texts.signedOut, tone: 'success' });
      }),
    unlock: () =>
      void run(async () => {
        await api.unlockStudent({ params });
        toasts.show({ text: texts.unlocked, tone: 'success' });
      }),
    resetPin: () =>
      void run(async () => {
        await api.resetPin({ params });
        toasts.show({ text: texts.pinReset, tone: 'success' });
      }),
    restore: () =>
      void run(async () => {
        const { undo } = await api.restoreStudent({ params });
        announce(studentTexts.restored(name), undo);
      }),
    remove: () =>
      void run(async () => {
        const deleted = await api.deleteStudent({ params });
        onGone();
        announce(studentTexts.deletedOne(name), deleted.undo);
      }),
  };
}
