import type { StudentId } from '@academy/domain/ids';
import type { QueryClient } from '@tanstack/react-query';
import { session } from '../../../shared/api/connection';
import { unsavedWork } from '../../../shared/unsaved-work/unsaved-work';
import { listenForLeaving } from './leave-triggers';
import { createMealAutosave, type MealAutosave } from './meal-autosave';

let current: { autosave: MealAutosave; stop: () => void } | undefined;

/**
 * Ends the engine of a session that is over. Its outbox stays for the next login, unless that is
 * what `forget` ends as well.
 */
async function end(forget: boolean): Promise<void> {
  const ending = current;
  current = undefined;
  ending?.stop();
  unsavedWork.register('meals', undefined);
  await ending?.autosave.close(forget);
}

function begin(studentId: StudentId, queryClient: QueryClient): MealAutosave {
  const autosave = createMealAutosave(studentId, queryClient);
  const stopLeaving = listenForLeaving(autosave);
  const stopSession = session.subscribe(() => {
    const state = session.state();
    if (state.status !== 'student' || state.studentId !== studentId) void end(false);
  });
  current = {
    autosave,
    stop() {
      stopLeaving();
      stopSession();
    },
  };
  unsavedWork.register('meals', {
    subscribe: autosave.subscribe,
    getState: () => autosave.getSnapshot().state,
    retry: autosave.wake,
    saveNow: autosave.saveNow,
    discard: () => end(true),
  });
  void autosave.start();
  return autosave;
}

/**
 * The engine of the signed-in student: it outlives the page, so that what is under way arrives when
 * the student moves on.
 */
export function currentAutosave(studentId: StudentId, queryClient: QueryClient): MealAutosave {
  if (current && current.autosave.studentId !== studentId) void end(false);
  return current?.autosave ?? begin(studentId, queryClient);
}
