import { scheduleFormTexts as texts } from '../../../shared/messages/schedule-texts';
import { toasts } from '../../../shared/toasts/toasts';
import { CHANGE_TOAST } from '../use-day-changes';
import type { Drafts } from './drafts';

/** Says that a form that was closed half-written is still there. The next opening shows it again. */
export function tellDraftIsKept(drafts: Drafts, of: string): void {
  if (drafts.all().has(of)) toasts.show({ key: CHANGE_TOAST, text: texts.keptToast });
}
