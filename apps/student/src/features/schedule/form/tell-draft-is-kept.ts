import { scheduleFormTexts as texts } from '../../../shared/messages/schedule-texts';
import { toasts } from '../../../shared/toasts';
import { CHANGE_TOAST } from '../use-day-changes';
import { currentDraft } from './drafts';

/**
 * Says that a form that was closed half-written is still there. The next opening shows it again.
 */
export function tellDraftIsKept(of: string): void {
  if (currentDraft(of)) toasts.show({ key: CHANGE_TOAST, text: texts.keptToast });
}
