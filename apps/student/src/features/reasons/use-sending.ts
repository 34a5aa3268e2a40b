import { ApiError, errorText } from '@academy/api-client';
import { mayBeDone, useCommand, type KeyStore } from '@academy/app-kit/writes';
import type { Attachment } from '@academy/domain/attachments';
import type { ReasonId } from '@academy/domain/ids';
import {
  absenceReasonSchema,
  existingReasonSchema,
  type AbsenceReason,
  type ReasonForm,
} from '@academy/domain/reasons';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { reasonFormTexts } from './reasons-texts';
import { currentDraft, dropDraft, keepDraft } from './reason-draft';
import { draftOf } from './reason-input';
import { reasonQueries, reasonsApi } from './reasons-queries';

/** What a student has decided to do: submit a reason, change one that waits, or take one back. */
export type Change =
  | { kind: 'submit'; input: ReasonForm; attachments: readonly Attachment[] }
  | {
      kind: 'edit';
      id: ReasonId;
      version: number;
      input: ReasonForm;
      attachments: readonly Attachment[];
    }
  | { kind: 'withdraw'; id: ReasonId };

const aboutOf = (change: Change) => (change.kind === 'submit' ? 'new' : change.id);

const sentOf = ({ input, attachments }: Exclude<Change, { kind: 'withdraw' }>) => ({
  ...draftOf(input),
  attachmentIds: attachments.map(({ id }) => id),
});
const bodyOf = (change: Exclude<Change, { kind: 'withdraw' }>) => ({
  ...sentOf(change),
  ...(change.kind === 'edit' && { version: change.version }),
});

function send(change: Change, key: string): Promise<AbsenceReason> {
  if (change.kind === 'submit') return reasonsApi.submitReason({ body: sentOf(change), key });
  const params = { reasonId: change.id };
  // Withdrawing takes no key: repeated, it answers the same.
  if (change.kind === 'withdraw') return reasonsApi.withdrawReason({ params });
  const body = { ...sentOf(change), version: change.version };
  return reasonsApi.editReason({ params, body, key });
}

/**
 * The key of a request is with the draft: as long as its answer is not known and nothing was
 * changed, trying again is the same request, after a reload too.
 */
function keysOf(change: Change): KeyStore | undefined {
  if (change.kind === 'withdraw') return undefined;
  const about = aboutOf(change);
  const body = JSON.stringify(bodyOf(change));
  return {
    read() {
      const sent = currentDraft(about)?.sent;
      return sent?.body === body ? sent.key : undefined;
    },
    keep: (_, key) =>
      keepDraft(about, {
        input: change.input,
        attachments: [...change.attachments],
        version: change.kind === 'edit' ? change.version : null,
        sent: { key, body },
      }),
    forget() {
      const draft = currentDraft(about);
      if (draft) keepDraft(about, { ...draft, sent: null });
    },
  };
}

/** Why something was not done, and the way out. */
export interface Failure {
  change: Change;
  text: string;
  /** Field → message: what the server would not take. */
  fields: Record<string, string>;
  /** The existing reason for the day and type. */
  existing: AbsenceReason | null;
  /** The reason as it is now, after another user has changed it. */
  current: AbsenceReason | null;
}

const currentSchema = z.object({ current: absenceReasonSchema });

/** What a failed sending means for the student. The server's own words come first. */
export function failureOf(change: Change, error: unknown): Failure {
  const body = error instanceof ApiError ? error.body : undefined;
  const existing = existingReasonSchema.safeParse(body);
  const current = currentSchema.safeParse(body);
  return {
    change,
    text: mayBeDone(error)
      ? reasonFormTexts.unsure[change.kind]
      : errorText(error, reasonFormTexts.failed[change.kind]),
    fields: (error instanceof ApiError ? error.errors : undefined) ?? {},
    existing: existing.success ? existing.data.existing : null,
    current: current.success ? current.data.current : null,
  };
}

interface Options {
  /** The server has done it. Not called when the student has left the page by then. */
  onDone: (change: Change, reason: AbsenceReason | undefined) => void;
}

/**
 * Submits, edits and withdraws, one at a time; what was written stays on the device until the
 * server has it.
 */
export function useSending({ onDone }: Options) {
  const queryClient = useQueryClient();
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  });

  const command = useCommand({
    name: 'send a reason',
    send,
    keys: keysOf,
    untold: () => undefined,
    onSuccess(reason: AbsenceReason | undefined, change: Change) {
      if (change.kind !== 'withdraw') dropDraft(aboutOf(change));
      if (reason) queryClient.setQueryData(reasonQueries.one(reason.id).queryKey, reason);
    },
    onError(error, change) {
      // The next try starts from the version in the server's answer.
      const { current } = failureOf(change, error);
      const draft = currentDraft(aboutOf(change));
      if (draft && current) keepDraft(aboutOf(change), { ...draft, version: current.version });
    },
    // Also after a no: its reason (decided, submitted elsewhere) is not on the screen yet.
    onSettled() {
      void queryClient.invalidateQueries({ queryKey: ['reasons', 'list'] });
      void queryClient.invalidateQueries({ queryKey: ['reasons', 'day'] });
      void queryClient.invalidateQueries({ queryKey: ['applications'] });
    },
  });

  return {
    start: (change: Change) => command.run(change, (reason) => latest.current(change, reason)),
    /** What is under way now. */
    running: command.running,
    /** No answer came yet, and it is asked for again. */
    unsure: command.unsure,
    failure: command.failed && failureOf(command.failed.asked, command.failed.error),
    /** Takes the last failure off the screen. */
    clearFailure: command.forget,
  };
}

export type Sending = ReturnType<typeof useSending>;
