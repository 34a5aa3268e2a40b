import { auditTexts, unknownActionText } from '../messages/audit-texts';
import { fill } from '../messages/fill';
import { isAuditAction } from './actions';
import { changesBetween } from './changes-between';

/** What the log keeps of an action. `subject` names whom or what it was done to, as the server found it; null when that is nobody or gone. */
export interface AuditFacts {
  actorKind: 'student' | 'manager' | 'system';
  actorName: string;
  action: string;
  subject: string | null;
  before: unknown;
  after: unknown;
}

/** How many changes stand in the sentence itself. */
const SHOWN = 3;

function actorOf({ actorKind, actorName }: AuditFacts): string {
  if (actorKind === 'system') return '시스템이 ';
  return actorKind === 'student' ? `${actorName} 학생이 ` : `${actorName}님이 `;
}

const doneOf = ({ action, subject }: AuditFacts) =>
  (isAuditAction(action) ? auditTexts[action].replaceAll('{subject}', subject ?? '').trimStart() : fill(unknownActionText, { action }));

/**
 * An entry of the log as one Korean sentence from before to after: `박매니저님이 도시락 설정을 바꿨습니다: 점심 단가 5,000원 → 5,500원`. What is new or gone as a
 * whole is not listed field by field; of many changes three are told and the rest counted.
 */
export function auditSentence(facts: AuditFacts): string {
  const sentence = `${actorOf(facts)}${doneOf(facts)}`;
  if (facts.before === null || facts.before === undefined || facts.after === null || facts.after === undefined) return `${sentence}.`;
  const changes = changesBetween(facts.before, facts.after);
  if (changes.length === 0) return `${sentence}.`;
  const told = changes.slice(0, SHOWN).map(({ label, before, after }) => `${label} ${before} → ${after}`).join(', ');
  return `${sentence}: ${told}${changes.length > SHOWN ? ` 외 ${changes.length - SHOWN}건` : ''}`;
}
