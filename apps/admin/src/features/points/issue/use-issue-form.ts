import type { StudentId } from '@academy/domain/ids';
import { decideIssue, type IssuePreviewRow, type PointPreset } from '@academy/domain/points';
import { seoulDay } from '@academy/domain/time';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { whyUnknown } from '../../../shared/page/answered';
import { useManager } from '../../../shared/session/use-manager';
import { useNow } from '../../../shared/use-now';
import { pointQueries } from '../points-queries';
import { issueTexts as texts } from '../points-texts';
import { readDraft, type IssueDraft } from './issue-draft';

const NO_PRESETS: readonly PointPreset[] = [];

/**
 * Whether a student of the preview gets the points: one who has the same item that day already is
 * left out unless ticked.
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
  const students = useQuery(pointQueries.students());
  const presets = useQuery(pointQueries.presets());
  const read = useMemo(() => readDraft(draft, today), [draft, today]);
  // What is added to the reason and whether it is confirmed changes no sum: it asks nothing.
  const asked = useMemo(
    () =>
      read.ready
        ? { ...read.request, asksConfirmation: undefined, detail: '', memo: '' }
        : undefined,
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
  const decision = read.ready
    ? decideIssue(read.request, presets.data?.content ?? NO_PRESETS, today)
    : null;
  const blocked = !read.ready
    ? read.missing
    : decision?.allowed === false
      ? (whyUnknown(presets) ?? texts.needItem)
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
    /** The request, without students that the table leaves out. */
    request: read.ready && studentIds.length > 0 ? { ...read.request, studentIds } : null,
    count: studentIds.length,
    blocked,
  };
}

export type IssueFormState = ReturnType<typeof useIssueForm>;
