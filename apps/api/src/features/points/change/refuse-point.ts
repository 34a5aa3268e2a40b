import { pointFieldTexts, type PointDecision, type PointFieldFault } from '@academy/domain/points';
import { Refusal } from '../../../http/errors/refusal';
import { refuseFields } from '../../../http/errors/refuse-fields';

const isFieldFault = (reason: string): reason is PointFieldFault =>
  Object.hasOwn(pointFieldTexts, reason);

/**
 * A rule's refusal as an answer: words that are missing belong to their field (400), everything
 * else concerns the state (409).
 */
export function refusePoint(decision: PointDecision, field: string): void {
  if (decision.allowed) return;
  const { reason } = decision;
  if (isFieldFault(reason)) refuseFields({ [field]: pointFieldTexts[reason] });
  else throw new Refusal(reason);
}
