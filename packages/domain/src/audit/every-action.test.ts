import { expect, test } from 'vitest';
import { ofMealsAndNotices } from '../testing/noted/meals';
import { ofMocksAndPoints } from '../testing/noted/mocks';
import type { NotedSentence } from '../testing/noted/noted';
import { ofPeople } from '../testing/noted/people';
import { ofSchedulesAndAttendance } from '../testing/noted/schedules';
import { auditSentence, changesBetween, type AuditFacts } from '.';
import { AUDIT_ACTIONS } from './actions';

const table = {
  ...ofPeople,
  ...ofMealsAndNotices,
  ...ofSchedulesAndAttendance,
  ...ofMocksAndPoints,
};

/** Whose the sentence is. */
const STARTS = { student: '김하늘 학생이 ', manager: '박매니저님이 ', system: '시스템이 ' };
/**
 * A key or a code of the program in what a person reads: three Latin letters in a row, but for the
 * names of file formats.
 */
const RAW = /[A-Za-z_]{3,}|undefined|\{|\}|\[object/;
const withoutNames = (text: string) => text.replaceAll(/CSV|명단\.csv|bora/g, '');

test.each(AUDIT_ACTIONS)('%s', (action) => {
  const [noted, sentence]: NotedSentence = table[action];
  const { actorKind = 'manager', subject = null, before = null, after = null } = noted;
  const facts: AuditFacts = {
    actorKind,
    actorName: actorKind === 'student' ? '김하늘' : '박매니저',
    action,
    subject,
    before,
    after,
  };
  expect(auditSentence(facts)).toBe(`${STARTS[actorKind]}${sentence}`);
  const told = [
    auditSentence(facts),
    ...changesBetween(before, after, { action }).flatMap((change) => [
      change.label,
      change.before,
      change.after,
    ]),
  ];
  for (const text of told) expect(withoutNames(text)).not.toMatch(RAW);
});
