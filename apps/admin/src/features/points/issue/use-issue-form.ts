import { errorText } from '@academy/api-client';
import { mayBeDone, useCommand } from '@academy/app-kit/writes';
import type { StudentChoice } from '@academy/domain/identity';
import type { StudentId } from '@academy/domain/ids';
import {
  decideIssue,
  pointFilterName,
  type IssuePreviewRow,
  type IssueWish,
  type PointPreset,
} from '@academy/domain/points';
import { seoulDay } from '@academy/domain/time';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '../../../shared/api';
import { toasts, UNDO_SHOWN_MS } from '../../../shared/toasts';
import { useManager } from '../../../shared/use-manager';
import { useNow } from '../../../shared/use-now';
import { useUndo } from '../../../shared/use-undo';
import { pointQueries } from '../points-queries';
import { issueTexts as texts, pointsTexts } from '../points-texts';
import { readDraft, type IssueDraft } from './issue-draft';

const NO_PRESETS: readonly PointPreset[] = [];
const NO_STUDENTS: readonly StudentChoice[] = [];

/**
 * Whether a student of the preview is given the points: whoever has the same item that day already
 * is left out unless ticked.
 */
export const isIncluded = (
  { studentId, duplicates }: IssuePreviewRow,
  { decided }: Pick<IssueDraft, 'decided'>,
): boolean => decided[studentId] ?? duplicates === 0;

/**
 * The form with everything that it is read against: who there is, what is offered, and what the
 * server says would come of it.
 */
export function useIssueForm(draft: IssueDraft) {
  const today = seoulDay(useNow());
  const { can } = useManager();
  const students = useQuery(pointQueries.students()).data?.content ?? NO_STUDENTS;
  const presets = useQuery(pointQueries.presets()).data?.content ?? NO_PRESETS;
  const read = useMemo(() => readDraft(draft, today), [draft, today]);
  // What is added to the reason changes nothing of the sums: typing it asks nothing.
  const asked = useMemo(
    () => (read.ready ? { ...read.wish, detail: '', memo: '' } : undefined),
    [read],
  );
  const preview = useQuery({
    ...pointQueries.preview(asked),
    enabled: asked !== undefined && can('points.write'),
    placeholderData: keepPreviousData,
  });
  const rows = asked && preview.data && !preview.isPlaceholderData ? preview.data.rows : undefined;
  const studentIds: StudentId[] = (rows ?? [])
    .filter((row) => isIncluded(row, draft))
    .map(({ studentId }) => studentId);
  const decision = read.ready ? decideIssue(read.wish, presets, today) : null;
  const blocked = !read.ready
    ? read.missing
    : decision?.allowed === false
      ? texts.needItem
      : rows === undefined
        ? texts.needEffect
        : studentIds.length === 0
          ? texts.everybodyLeft
          : undefined;
  return {
    today,
    students,
    presets,
    preview,
    rows,
    /** Sign, score and words as the server will write them; null while something is missing. */
    terms: decision?.allowed ? decision.terms : null,
    /** What is sent: without whom the table leaves out. */
    wish: read.ready && studentIds.length > 0 ? { ...read.wish, studentIds } : null,
    count: studentIds.length,
    blocked,
  };
}

export type IssueFormState = ReturnType<typeof useIssueForm>;

interface IssueFailure {
  text: string;
  /** What was sent and has no answer: sent again, its key answers what was done. */
  unanswered?: IssueWish;
}

/**
 * Gives points, once per intention. What failed stays in the form and says what is known of it.
 */
export function useIssue(onDone: () => void) {
  const queries = useQueryClient();
  const [failure, setFailure] = useState<IssueFailure>();
  const readAgain = () => void queries.invalidateQueries({ queryKey: pointQueries.all });

  const { offer } = useUndo(pointQueries.all, '건');

  const command = useCommand({
    name: 'issue points',
    send: (wish: IssueWish, key) => api.issuePoints({ body: { ...wish, requestKey: key }, key }),
    onSuccess: ({ issued, pointType, points, undo: way }) => {
      toasts.show({
        text: texts.done(pointFilterName(pointType), points, issued.length),
        tone: 'success',
        durationMs: UNDO_SHOWN_MS,
        ...offer(way),
      });
      onDone();
    },
    onError: (error, wish) =>
      setFailure(
        mayBeDone(error)
          ? { text: texts.unknown, unanswered: wish }
          : { text: errorText(error, pointsTexts.failed) },
      ),
    onSettled: readAgain,
  });

  return {
    failure,
    busy: command.isPending,
    issue(wish: IssueWish) {
      setFailure(undefined);
      command.run(wish);
    },
    forgetFailure: () => setFailure(undefined),
  };
}
