import { decidedTexts as texts } from './notice-texts';

/** A request that was decided, as a notice names it; `reason`: why it was rejected. */
export const decidedFields = (
  sentence: string,
  { decision, reason }: { decision: 'approve' | 'reject'; reason: string },
) => ({
  내용: sentence,
  결과: texts[decision],
  사유: decision === 'reject' ? reason.trim() : '',
});
