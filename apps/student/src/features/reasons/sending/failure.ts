import { ApiError, errorText } from '@academy/api-client';
import { mayBeDone } from '@academy/app-kit/writes';
import {
  absenceReasonSchema,
  existingReasonSchema,
  type AbsenceReason,
} from '@academy/domain/reasons';
import * as z from 'zod/mini';
import { reasonFormTexts } from '../../../shared/messages/reasons-texts';
import type { Wish } from './wish';

/** Why something was not done, and the way out. */
export interface Failure {
  wish: Wish;
  text: string;
  /** Field → message: what the server would not take. */
  fields: Record<string, string>;
  /** The reason that stands for the day and type already. */
  existing: AbsenceReason | null;
  /** The reason as it is now, after somebody else has changed it. */
  current: AbsenceReason | null;
}

const currentSchema = z.object({ current: absenceReasonSchema });

/** What a failed sending means for the student. The server's own words come first. */
export function failureOf(wish: Wish, error: unknown): Failure {
  const body = error instanceof ApiError ? error.body : undefined;
  const existing = existingReasonSchema.safeParse(body);
  const current = currentSchema.safeParse(body);
  return {
    wish,
    text: mayBeDone(error)
      ? reasonFormTexts.unsure[wish.kind]
      : errorText(error, reasonFormTexts.failed[wish.kind]),
    fields: (error instanceof ApiError ? error.errors : undefined) ?? {},
    existing: existing.success ? existing.data.existing : null,
    current: current.success ? current.data.current : null,
  };
}
