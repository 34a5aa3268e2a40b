import type { PointIssueRefusal } from './point-issue-texts';
import type { CalendarDay } from '../../time';
import type { IssuePreviewRow, IssueRequest, PointPreset, PointSettings } from '../manage-schemas';
import type { PointType, StudentPoint } from '../schemas';
import { countedPoints, stepOf } from '../history/standing';

/** What is written for each student: the sign is the type's, and the type is the preset's. */
export interface IssueTerms {
  pointType: PointType;
  points: number;
  reason: string;
  /** Whether the student is asked to confirm it: penalties only. */
  asksConfirmation: boolean;
}

export type IssueDecision =
  | { allowed: true; terms: IssueTerms }
  | { allowed: false; reason: PointIssueRefusal };

const BETWEEN = ' – ';
const joined = (reason: string, detail: string) =>
  [reason.trim(), detail.trim()].filter(Boolean).join(BETWEEN);

/** The item of a point's reason, and what was added to it: 무단 지각 – 10분. */
export function readReason(reason: string): { item: string; detail: string } {
  const at = reason.indexOf(BETWEEN);
  return at < 0
    ? { item: reason, detail: '' }
    : { item: reason.slice(0, at), detail: reason.slice(at + BETWEEN.length) };
}

/**
 * Decides what a request gives: an offered preset's score and words, or one's own; of a day that
 * has come (KST). See docs/product/points.md#giving.
 */
export function decideIssue(
  {
    what,
    incidentDate,
    detail,
    asksConfirmation,
  }: Pick<IssueRequest, 'what' | 'incidentDate' | 'detail' | 'asksConfirmation'>,
  presets: readonly PointPreset[],
  today: CalendarDay,
): IssueDecision {
  if (incidentDate > today) return { allowed: false, reason: 'incident-in-future' };
  if (what.kind === 'own')
    return {
      allowed: true,
      terms: {
        pointType: what.pointType,
        points: what.points,
        reason: joined(what.reason, detail),
        asksConfirmation: what.pointType === 'PENALTY' && (asksConfirmation ?? false),
      },
    };
  const preset = presets.find(({ id }) => id === what.presetId);
  if (!preset || preset.hidden) return { allowed: false, reason: 'preset-gone' };
  return {
    allowed: true,
    terms: {
      pointType: preset.pointType,
      points: preset.points,
      reason: joined(preset.name, detail),
      asksConfirmation:
        preset.pointType === 'PENALTY' && (asksConfirmation ?? preset.asksConfirmation),
    },
  };
}

/** A student's own point, also a voided one. */
export interface OwnPoint extends Pick<
  StudentPoint,
  'pointType' | 'points' | 'incidentDate' | 'reason' | 'createdAt'
> {
  voided: boolean;
}

/** How long the same point given again counts as a slip of the hand, in minutes. */
export const SLIP_MINUTES = 10;

interface Preview {
  points: readonly OwnPoint[];
  terms: IssueTerms;
  incidentDate: CalendarDay;
  settings: PointSettings;
  /** Today in Seoul, by the server's clock. */
  today: CalendarDay;
  now: Date;
}

/**
 * What a student's points become, and what of the same item there is for that day already, whatever
 * was added to it (`justIssued`: within the last minutes).
 */
export function previewIssue({
  points,
  terms,
  incidentDate,
  settings,
  today,
  now,
}: Preview): Pick<
  IssuePreviewRow,
  'before' | 'after' | 'stepBefore' | 'stepAfter' | 'duplicates' | 'justIssued'
> {
  const standing = points.filter(({ voided }) => !voided);
  const before = countedPoints(standing, settings, today);
  const after = countedPoints([...standing, { ...terms, incidentDate }], settings, today);
  const same = standing.filter(
    (point) =>
      point.pointType === terms.pointType &&
      readReason(point.reason).item === readReason(terms.reason).item &&
      point.incidentDate === incidentDate,
  );
  return {
    before,
    after,
    stepBefore: stepOf(before, settings.steps)?.name ?? null,
    stepAfter: stepOf(after, settings.steps)?.name ?? null,
    duplicates: same.length,
    justIssued: same.some(
      ({ createdAt }) => now.getTime() - Date.parse(createdAt) < SLIP_MINUTES * 60_000,
    ),
  };
}
