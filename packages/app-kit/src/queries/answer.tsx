import type { ReactNode } from 'react';

/** A query as far as a page needs it. */
export interface Reading<Data> {
  data: Data | undefined;
  isError: boolean;
  refetch: () => unknown;
}

/**
 * What a page knows of something that it has asked for. The three are never one another: what is
 * not known yet, or did not come, is not nothing. An earlier answer counts while a newer is
 * missing.
 */
export type Answer<Data> =
  | { state: 'unknown' }
  | { state: 'failed'; retry: () => void }
  | { state: 'known'; data: Data };

export function answerOf<Data>({ data, isError, refetch }: Reading<Data>): Answer<Data> {
  if (data !== undefined) return { state: 'known', data };
  return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'unknown' };
}

interface AnsweredProps<Data> {
  of: Reading<Data>;
  /** In its place while it is on its way: an outline, never a sentence about what there is. */
  unknown: ReactNode;
  /** In its place when it did not come: what failed, and the way to try again. */
  renderFailed: (retry: () => void) => ReactNode;
  /** What it is, also when that is nothing: only here a page may say so. */
  children: (data: Data) => ReactNode;
}

/** Shows a list or a fact once it is known (ADR 0401). */
export function Answered<Data>({
  of,
  unknown,
  renderFailed,
  children,
}: AnsweredProps<Data>): ReactNode {
  const answer = answerOf(of);
  if (answer.state === 'known') return children(answer.data);
  return answer.state === 'failed' ? renderFailed(answer.retry) : unknown;
}

/** What a field may offer: a list, or undefined while it is not known, or that it did not come. */
export type Offered<Option> = readonly Option[] | undefined | 'failed';

/** The same of a reading, for fields that offer what was found. */
export function offeredBy<Data, Option>(
  reading: Reading<Data>,
  options: (data: Data) => readonly Option[],
): Offered<Option> {
  const answer = answerOf(reading);
  if (answer.state === 'known') return options(answer.data);
  return answer.state === 'failed' ? 'failed' : undefined;
}

/** How many things an answer lists: `content` of one, or of all slices that were read. */
function countIn(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null) return 0;
  if ('content' in answer) return Array.isArray(answer.content) ? answer.content.length : 0;
  if (!('pages' in answer) || !Array.isArray(answer.pages)) return 0;
  return answer.pages.reduce((sum: number, page: unknown) => sum + countIn(page), 0);
}

/**
 * For `placeholderData` of lists: earlier results stay until the new question is answered; an
 * earlier "nothing found" does not.
 */
export const keepFound = <Data,>(previous: Data | undefined): Data | undefined =>
  countIn(previous) > 0 ? previous : undefined;
