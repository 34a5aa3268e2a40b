import { expect, test } from 'vitest';
import * as noted from '../testing/noted/all';
import type { NotedSentence } from '../testing/noted/noted';
import { auditSentence, changesBetween, type AuditFacts } from '.';
import { actionsOf, AUDIT_ACTIONS, wordingOf, type AuditAction } from './actions';
import { AUDIT_TOPICS, auditTopicName } from '../audit-actions/topic';

const table: Readonly<Record<AuditAction, NotedSentence>> = Object.assign(
  {},
  ...Object.values(noted),
);

/** Whose the sentence is. */
const STARTS = { student: '김하늘 학생이 ', manager: '박매니저님이 ', system: '시스템이 ' };
/**
 * A key or a code of the program in what a person reads: three Latin letters in a row, but for the
 * names of file formats.
 */
const RAW = /[A-Za-z_]{3,}|undefined|\{|\}|\[object/;
const withoutNames = (text: string) => text.replaceAll(/CSV|명단\.csv|bora/g, '');

/** The whole sentence, which begins with who did it. */
function told(action: AuditAction): string {
  const [{ actorKind = 'manager' }, sentence] = table[action];
  return `${wordingOf(action)?.by === undefined ? STARTS[actorKind] : ''}${sentence}`;
}

/** Read by a person who knows an academy: `docs/product/log-sentences.md`. */
test('one true sentence of every action is written down', async () => {
  const topics = AUDIT_TOPICS.flatMap((topic) => [
    `## ${auditTopicName(topic)}`,
    ['```text', ...actionsOf(topic).map(told), '```'].join('\n'),
  ]);
  const page = [
    '# The log in sentences',
    `One sentence of each of the ${AUDIT_ACTIONS.length} actions in the log ([audit.md](audit.md)), as a manager reads it.\nWritten by \`every-action.test.ts\` of the domain, from what the server notes: \`npx vitest run -u\`.`,
    ...topics,
  ];
  await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot(
    '../../../../docs/product/log-sentences.md',
  );
});

test.each(AUDIT_ACTIONS)('%s', (action) => {
  const [{ actorKind = 'manager', subject = null, before = null, after = null }] = table[action];
  const facts: AuditFacts = {
    actorKind,
    actorName: actorKind === 'student' ? '김하늘' : '박매니저',
    action,
    subject,
    before,
    after,
  };
  expect(auditSentence(facts)).toBe(told(action));
  const read = [
    auditSentence(facts),
    ...changesBetween(before, after, { action }).flatMap((change) => [
      change.label,
      change.before,
      change.after,
    ]),
  ];
  for (const text of read) expect(withoutNames(text)).not.toMatch(RAW);
});
