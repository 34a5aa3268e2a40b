import type { StudentChoice } from '@academy/domain/identity';
import { studentIdSchema, type StudentId } from '@academy/domain/ids';
import {
  ISSUE_MAX,
  POINT_REASON_LIMIT,
  POINTS_LIMIT,
  readReason,
  type IssuedPoint,
  type IssueRequest,
  type PointPreset,
  type PointType,
} from '@academy/domain/points';
import { isCalendarDay, type CalendarDay } from '@academy/domain/time';
import { historyTexts, issueTexts as texts } from '../points-texts';

/** A score that no preset names. */
export interface OwnScore {
  kind: 'own';
  pointType: PointType;
  points: number | null;
  reason: string;
}

export type DraftItem = { kind: 'none' } | { kind: 'preset'; presetId: string } | OwnScore;

/** One item of a pasted table on one day, and who gets it. */
export interface IssueGroup {
  studentIds: readonly StudentId[];
  presetId: string | null;
  date: CalendarDay | null;
}

/** What the form holds. */
export interface IssueDraft {
  studentIds: readonly StudentId[];
  item: DraftItem;
  /** As typed; empty means today. */
  date: string;
  /** The name of a period: it is before the words that students read. */
  period: string;
  detail: string;
  memo: string;
  /** Whether the students are to confirm it; null: as the item says. */
  asksConfirmation: boolean | null;
  /** Who was ticked or unticked by hand in the table before giving. */
  decided: Readonly<Record<string, boolean>>;
  /** What a pasted table has left after this. */
  queue: readonly IssueGroup[];
}

export const emptyDraft: IssueDraft = {
  studentIds: [],
  item: { kind: 'none' },
  date: '',
  period: '',
  detail: '',
  memo: '',
  asksConfirmation: null,
  decided: {},
  queue: [],
};

/** What students read behind the item's name. */
const wordsOf = ({ period, detail }: Pick<IssueDraft, 'period' | 'detail'>): string =>
  [period, detail.trim()].filter(Boolean).join(' · ');

/** The longest detail, without its period. */
export const detailLimit = (period: string): number =>
  POINT_REASON_LIMIT - (period === '' ? 0 : period.length + ' · '.length);

export function dateOf({ date }: Pick<IssueDraft, 'date'>, today: CalendarDay): CalendarDay | null {
  if (date === '') return today;
  return isCalendarDay(date) && date <= today ? date : null;
}

const whatOf = (item: DraftItem): IssueRequest['what'] | null => {
  if (item.kind === 'preset') return item;
  if (
    item.kind === 'none' ||
    item.points === null ||
    item.points < 1 ||
    item.points > POINTS_LIMIT ||
    item.reason.trim() === ''
  )
    return null;
  return {
    kind: 'own',
    pointType: item.pointType,
    points: item.points,
    reason: item.reason.trim(),
  };
};

type ReadDraft = { ready: true; request: IssueRequest } | { ready: false; missing: string };

/** What the form asks for, or what it still lacks, in words. */
export function readDraft(draft: IssueDraft, today: CalendarDay): ReadDraft {
  const [incidentDate, what] = [dateOf(draft, today), whatOf(draft.item)];
  if (draft.studentIds.length === 0) return { ready: false, missing: texts.needStudents };
  if (draft.studentIds.length > ISSUE_MAX)
    return { ready: false, missing: texts.tooMany(ISSUE_MAX) };
  if (what === null) return { ready: false, missing: texts.needItem };
  if (incidentDate === null) return { ready: false, missing: texts.needDate };
  return {
    ready: true,
    request: {
      studentIds: [...draft.studentIds],
      incidentDate,
      detail: wordsOf(draft),
      memo: draft.memo.trim(),
      ...(draft.asksConfirmation !== null && { asksConfirmation: draft.asksConfirmation }),
      what,
    },
  };
}

/**
 * Loads a group of a pasted table into the form; a value that the table leaves out stays as it is.
 */
export const loadGroup = (
  draft: IssueDraft,
  [group, ...queue]: readonly IssueGroup[],
): IssueDraft =>
  group
    ? {
        ...draft,
        studentIds: group.studentIds,
        decided: {},
        queue,
        item: group.presetId === null ? draft.item : { kind: 'preset', presetId: group.presetId },
        date: group.date ?? draft.date,
      }
    : { ...draft, queue };

/**
 * The form after its points were given: the next one most often has the same item and the same day.
 */
export const afterIssue = (draft: IssueDraft): IssueDraft => ({
  ...draft,
  asksConfirmation: null,
  studentIds: [],
  detail: '',
  memo: '',
  decided: {},
});

/**
 * Values passed in the URL by another page: students (`student=1,2`), item (`preset=7`), day
 * (`date=2026-11-20`).
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
  /** Whether a custom score can replace an item that is no longer offered. */
  ownScore: boolean;
}

type Again = { draft: IssueDraft; whyNot?: never } | { draft?: never; whyNot: string };

/** 같은 내용 다시: the same student, item and words, on today. */
export function againDraft(
  { studentId, pointType, points, reason, memo }: IssuedPoint,
  { presets, students, ownScore }: Known,
): Again {
  if (!students.some(({ id }) => id === studentId)) return { whyNot: historyTexts.notEnrolled };
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
    : { whyNot: historyTexts.hiddenItem };
}
