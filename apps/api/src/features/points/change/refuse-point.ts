import { refusalText } from '@academy/domain/refusals';
import type { PointDecision } from '@academy/domain/points';
import { Refusal } from '../../../http/errors/refusal';
import { refuseFields } from '../../../http/errors/refuse-fields';

/**
 * A rule's refusal as an answer: words that are missing belong to their field (400), everything
 * else concerns the state (409).
 */
export function refusePoint(decision: PointDecision, field: string): void {
  if (decision.allowed) return;
  if (decision.reason.endsWith('-missing')) refuseFields({ [field]: refusalText(decision.reason) });
  throw new Refusal(decision.reason);
}
