import { reasonDays, type AbsenceReason } from '@academy/domain/reasons';
import type { CalendarDay } from '@academy/domain/time';
import { reasonsTexts } from '../../../shared/messages/reasons-texts';
import { toasts } from '../../../shared/toasts';
import { inputOf } from './reason-input';
import { currentDraft, dropDraft, keepDraft } from './use-draft';

const TOAST = 'reason-draft';

function offerBack(text: string, before: ReturnType<typeof currentDraft>): void {
  if (before)
    toasts.show({
      key: TOAST,
      text,
      undo: { label: reasonsTexts.undo, run: () => keepDraft('new', before) },
    });
}

/** Throws away what was begun; it can be taken back for a moment. */
export function dropNewDraft(): void {
  const before = currentDraft('new');
  dropDraft('new');
  offerBack(reasonsTexts.draftDropped, before);
}

/**
 * Begins a new reason with the content of another one; its day only if it can still be submitted
 * for.
 */
export function beginAgain(reason: AbsenceReason, today: CalendarDay): void {
  const before = currentDraft('new');
  const { first, last } = reasonDays(today);
  const date = reason.date >= first && reason.date <= last ? reason.date : today;
  keepDraft('new', { input: { ...inputOf(reason), date }, version: null, sent: null });
  offerBack(reasonsTexts.draftReplaced, before);
}
