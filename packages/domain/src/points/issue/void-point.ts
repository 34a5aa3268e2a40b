import type { PointFieldFault, PointIssueRefusal } from './point-issue-texts';
import type { Objection } from '../objection-schemas';

export type PointDecision =
  | { allowed: true }
  | { allowed: false; reason: PointIssueRefusal | PointFieldFault };

/** 부여 취소: once, with a reason that stays visible. See docs/product/points.md#voiding. */
export function decideVoid({ voided, reason }: { voided: boolean; reason: string }): PointDecision {
  if (voided) return { allowed: false, reason: 'point-voided' };
  return reason.trim() === ''
    ? { allowed: false, reason: 'void-reason-missing' }
    : { allowed: true };
}

/**
 * 이의 신청: a student objects to a standing penalty, once, in words.
 * See docs/product/points.md#objections.
 */
export function decideObjection({
  pointType,
  voided,
  objection,
  text,
}: {
  pointType: 'REWARD' | 'PENALTY';
  voided: boolean;
  objection: Objection['status'] | null;
  text: string;
}): PointDecision {
  if (voided) return { allowed: false, reason: 'point-voided' };
  if (pointType === 'REWARD') return { allowed: false, reason: 'objection-to-reward' };
  if (objection !== null) return { allowed: false, reason: 'objection-exists' };
  return text.trim() === ''
    ? { allowed: false, reason: 'objection-text-missing' }
    : { allowed: true };
}

/**
 * 학생 확인: a student says that a standing penalty was seen, where that was asked for. Saying it again
 * changes nothing. See docs/product/points.md#confirmation.
 */
export function decideConfirmation({
  asked,
  voided,
}: {
  asked: boolean;
  voided: boolean;
}): PointDecision {
  if (voided) return { allowed: false, reason: 'point-voided' };
  return asked ? { allowed: true } : { allowed: false, reason: 'confirmation-not-asked' };
}

/** The answer to an objection: once, in words the student reads. */
export function decideAnswer({
  status,
  answer,
}: {
  status: Objection['status'];
  answer: string;
}): PointDecision {
  if (status !== 'OPEN') return { allowed: false, reason: 'objection-answered' };
  return answer.trim() === ''
    ? { allowed: false, reason: 'objection-answer-missing' }
    : { allowed: true };
}
