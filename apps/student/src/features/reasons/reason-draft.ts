import { attachmentSchema } from '@academy/domain/attachments';
import type { ReasonId } from '@academy/domain/ids';
import {
  reasonCategorySchema,
  reasonTypeSchema,
  reasonDays,
  type AbsenceReason,
  type ReasonType,
} from '@academy/domain/reasons';
import type { CalendarDay } from '@academy/domain/time';
import { useMemo, useSyncExternalStore } from 'react';
import { storedDrafts } from '../../shared/unsaved/stored-drafts';
import { toasts } from '../../shared/toasts';
import { reasonsTexts } from './reasons-texts';
import { inputOf } from './reason-input';
import * as z from 'zod/mini';

/** Drafts older than this many days are dropped. */
const DRAFT_DAYS = 7;

const time = z.nullable(z.string());

/**
 * A form that was begun. `at`: last change, ms by the device's clock. `version`: of the reason that
 * is edited, null for a new one.
 * `attachments`: what was uploaded for it; the pictures themselves are never on the device.
 * `sent`: the request whose answer is not known, so that trying again is the same request to the
 * server, even after a reload.
 */
const storedReasonSchema = z.object({
  input: z.object({
    type: reasonTypeSchema,
    date: z.string(),
    arriveAt: time,
    leaveAt: time,
    backAt: time,
    category: z.nullable(reasonCategorySchema),
    text: z.string(),
  }),
  attachments: z.array(attachmentSchema),
  at: z.number(),
  version: z.nullable(z.int()),
  sent: z.nullable(z.object({ key: z.string(), body: z.string() })),
});

type StoredReason = z.output<typeof storedReasonSchema>;

/** Parses a stored draft; undefined when it is broken, of another version or too old. */
function readDraft(text: string | undefined): StoredReason | undefined {
  if (text === undefined) return undefined;
  try {
    const read = storedReasonSchema.safeParse(JSON.parse(text));
    return read.success && read.data.at > Date.now() - DRAFT_DAYS * 86_400_000
      ? read.data
      : undefined;
  } catch {
    return undefined;
  }
}

/** Which reason a form is about: a new one, or one that is edited. */
type About = 'new' | ReasonId;

const nameOf = (about: About) => `reason-${about}`;

export const keepDraft = (about: About, draft: Omit<StoredReason, 'at'>): void =>
  storedDrafts.write(nameOf(about), JSON.stringify({ ...draft, at: Date.now() }));

export const dropDraft = (about: About): void => storedDrafts.drop(nameOf(about));

/** What is stored at this moment, for code outside of drawing. */
export const currentDraft = (about: About): StoredReason | undefined =>
  readDraft(storedDrafts.read(nameOf(about)));

/** Goes on with what was begun as another type: text and day stay. */
export function keepType(type: ReasonType): void {
  const draft = currentDraft('new');
  if (draft) keepDraft('new', { ...draft, input: { ...draft.input, type } });
}

/** What the student has begun to write, as it is stored on the device. */
export function useDraft(about: About): StoredReason | undefined {
  const text = useSyncExternalStore(storedDrafts.subscribe, () => storedDrafts.read(nameOf(about)));
  return useMemo(() => readDraft(text), [text]);
}

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
export function restartDraft(reason: AbsenceReason, today: CalendarDay): void {
  const before = currentDraft('new');
  const { first, last } = reasonDays(today);
  const date = reason.date >= first && reason.date <= last ? reason.date : today;
  // Its pictures are that reason's own.
  keepDraft('new', {
    input: { ...inputOf(reason), date },
    attachments: [],
    version: null,
    sent: null,
  });
  offerBack(reasonsTexts.draftReplaced, before);
}
