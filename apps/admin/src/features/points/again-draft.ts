import { studentIdSchema } from '@academy/domain/ids';
import { readReason, type IssuedPoint, type PointPreset } from '@academy/domain/points';
import type { StudentChoice } from '@academy/domain/identity';
import { historyTexts as texts } from './history-texts';
import { emptyDraft, type IssueDraft } from './issue-draft';

/**
 * What another page hands over in the address: whom (`student=1,2`), which item (`preset=7`), on
 * which day (`date=2026-11-20`).
 */
export function draftOf(params: URLSearchParams): IssueDraft {
  const studentIds = (params.get('student') ?? '')
    .split(',')
    .flatMap((id) => studentIdSchema.safeParse(id).data ?? []);
  const presetId = params.get('preset');
  return {
    ...emptyDraft,
    studentIds: [...new Set(studentIds)],
    date: params.get('date') ?? '',
    ...(presetId && { item: { kind: 'preset', presetId } }),
  };
}

interface Known {
  presets: readonly PointPreset[];
  students: readonly StudentChoice[];
  /** Whether a score of one's own can stand in for an item that is offered no more. */
  ownScore: boolean;
}

type Again = { draft: IssueDraft; whyNot?: never } | { draft?: never; whyNot: string };

/** 같은 내용 다시: the same student, item and words, on today. */
export function againDraft(
  { studentId, pointType, points, reason, memo }: IssuedPoint,
  { presets, students, ownScore }: Known,
): Again {
  if (!students.some(({ id }) => id === studentId)) return { whyNot: texts.notEnrolled };
  const { item, detail } = readReason(reason);
  const preset = presets.find(
    (one) => one.name === item && one.pointType === pointType && !one.hidden,
  );
  if (preset)
    return {
      draft: {
        ...emptyDraft,
        studentIds: [studentId],
        item: { kind: 'preset', presetId: preset.id },
        detail,
        memo,
      },
    };
  return ownScore
    ? {
        draft: {
          ...emptyDraft,
          studentIds: [studentId],
          item: { kind: 'own', pointType, points, reason: item },
          detail,
          memo,
        },
      }
    : { whyNot: texts.hiddenItem };
}
