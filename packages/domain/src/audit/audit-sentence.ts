import { officeName } from '../branches/branch-texts';
import type { AuditChange, Facts, Noted } from '../audit-actions/action';
import { fieldsOfAction, wordingOf } from './actions';
import { auditText, auditValue, nothingText } from './audit-fields';
import { auditTickTexts, unknownActionText } from './audit-texts';
import { fill } from '../text/fill';
import { withParticles } from '../text/particles';
import { changesBetween, type WordingOptions } from './changes-between';

/**
 * What the log keeps of an action. `subject` names its target as the server found it; null without
 * one or when it is gone.
 */
export interface AuditFacts {
  actorKind: 'student' | 'manager' | 'system';
  actorName: string;
  action: string;
  subject: string | null;
  before: unknown;
  after: unknown;
}

/** How many changes the sentence itself lists. */
const SHOWN = 3;

function actorOf({ actorKind, actorName }: AuditFacts): string {
  if (actorKind === 'system') return actorName === officeName ? `${officeName}가 ` : '시스템이 ';
  return actorKind === 'student' ? `${actorName} 학생이 ` : `${actorName}님이 `;
}

/** The end of the sentence, about whom it is about. */
const doneOf = (text: string, subject: string | null) =>
  withParticles(
    subject === null || subject === ''
      ? text.replace(/ ?['(]?\{subject\}['")]?/, '').trimStart()
      : text.replaceAll('{subject}', () => auditText(subject)),
  );

/**
 * A list of which several items changed, such as the periods of a day that are all renamed, is said
 * in short: what they were and are is in the list of changes.
 */
function shortOf({ action, before, after }: AuditFacts, { field, label }: AuditChange) {
  const { kind, unit } = fieldsOfAction(action)[field] ?? {};
  const [old, now] = [factsIn(before)[field], factsIn(after)[field]];
  if (kind !== 'list' || unit === undefined || !Array.isArray(old) || !Array.isArray(now)) return;
  const n = Array.from({ length: Math.max(old.length, now.length) }).filter(
    (_, at) => old[at] !== now[at],
  ).length;
  return n > 1 ? fill(auditTickTexts.several, { label, n, unit }) : undefined;
}

/** A value that is new is shown only as it is now. */
const changeText = ({ label, before, after }: AuditChange) =>
  before === '' || before === nothingText ? `${label} ${after}` : `${label} ${before} → ${after}`;

/**
 * What is new or gone as a whole is not listed field by field, but for ticks, which have nothing
 * before them.
 */
const toTell = ({ before, after }: AuditFacts, changes: readonly AuditChange[]) =>
  before === null || before === undefined || after === null || after === undefined
    ? changes.filter((change) => change.before === '')
    : changes;

const factsIn = (value: unknown): Facts =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const notedIn = ({ action, before, after }: AuditFacts, options: WordingOptions): Noted => ({
  before: factsIn(before),
  after: factsIn(after),
  word: (field, value) => auditValue(fieldsOfAction(action), field, value),
  changes: () => changesBetween(before, after, { ...options, action }),
});

/**
 * An entry of the log as one Korean sentence. Many actions have a wording of their own: `박매니저님이 11월
 * 24일 (화) 점심을 닫았습니다 · 83건 이월`. The others list fields from before to after: `박매니저님이 도시락 설정을 바꿨습니다:
 * 점심 단가 5,000원 → 5,500원`. What is new or removed as a whole is not listed; of many changes three
 * are listed and the rest counted.
 */
export function auditSentence(facts: AuditFacts, options: WordingOptions = {}): string {
  const noted = notedIn(facts, options);
  const { by, text, tail } = wordingOf(facts.action) ?? { text: unknownActionText };
  const done = typeof text === 'string' ? text : text(noted);
  const actor = by === undefined ? actorOf(facts) : `${doneOf(by, facts.subject)} `;
  const sentence = `${actor}${doneOf(done, facts.subject)}`;
  const parts = tail?.(noted)?.filter((part) => part !== '');
  if (parts) return parts.length === 0 ? `${sentence}.` : [sentence, ...parts].join(' · ');
  const changes = toTell(facts, noted.changes());
  if (changes.length === 0) return `${sentence}.`;
  return `${sentence}: ${changes
    .slice(0, SHOWN)
    .map((change) => shortOf(facts, change) ?? changeText(change))
    .join(', ')}${changes.length > SHOWN ? ` 외 ${changes.length - SHOWN}건` : ''}`;
}
