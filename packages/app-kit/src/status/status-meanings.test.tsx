import { accountStatusName } from '@academy/domain/accounts';
import { attendanceMarkText, markStatusName, visitStateName } from '@academy/domain/attendance';
import { dayStateName } from '@academy/domain/calendar';
import { depositStateName, reportedName } from '@academy/domain/deposits';
import { mealName } from '@academy/domain/meals';
import { messageProgressName, orderStateName } from '@academy/domain/messages';
import {
  examStateName,
  mockPaymentName,
  registrationBadgeText,
  timeStatusText,
} from '@academy/domain/mocks';
import { newsCategoryName, newsStateName } from '@academy/domain/news';
import { pointFilterName } from '@academy/domain/points';
import { reasonStatusName } from '@academy/domain/reasons';
import { scheduleStatusName } from '@academy/domain/schedule';
import { statementVerdictName } from '@academy/domain/statements';
import { studentStatusName } from '@academy/domain/students';
import { Badge } from '@academy/ui/badge';
import { meanings, toneOf, type Meaning } from '@academy/ui/meaning';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { markMeaning, seatMeaning, statusMeanings as by, visitMeaning } from './status-meanings';

type Told = readonly [word: string, meaning: Meaning];

function told<Status extends string>(
  table: Readonly<Record<Status, Meaning>>,
  nameOf: (status: Status) => string,
): Told[] {
  const isStatus = (key: string): key is Status => key in table;
  return Object.keys(table)
    .filter(isStatus)
    .map((status) => [nameOf(status), table[status]]);
}

const excused = { status: 'ABSENT', excused: true } as const;
/** Every status that both apps show, by the word that the domain has for it. */
const all: readonly Told[] = [
  ...told(by.mark, markStatusName),
  [attendanceMarkText(excused), markMeaning(excused)],
  ...told(by.visit, (state) => (state === 'not-here' ? '등원 전' : visitStateName(state))),
  ...told(by.calendarDay, dayStateName),
  ...told(by.deposit, depositStateName),
  [reportedName, 'reported'],
  ...told(by.mockPayment, mockPaymentName),
  ...told(by.registration, registrationBadgeText),
  ...told(by.exam, examStateName),
  ...told(by.examTime, timeStatusText),
  ...told(by.reason, reasonStatusName),
  ...told(by.schedule, scheduleStatusName),
  [pointFilterName('REWARD'), by.point.REWARD],
  [pointFilterName('PENALTY'), by.point.PENALTY],
  ...told(by.student, studentStatusName),
  ...told(by.account, accountStatusName),
  ...told(by.news, newsStateName),
  ...told(by.newsCategory, newsCategoryName),
  ...told(by.message, messageProgressName),
  ...told(by.order, orderStateName),
  ...told(by.statement, statementVerdictName),
  [mealName('lunch'), 'lunch'],
  [mealName('dinner'), 'dinner'],
];

test('every status is drawn as its word', () => {
  for (const [word, meaning] of all) {
    render(<Badge meaning={meaning}>{word}</Badge>);
    expect(screen.getAllByText(word).length).toBeGreaterThan(0);
  }
});

test('a word has one tone, whatever it is said of', () => {
  const tones = new Map<string, Set<string>>();
  for (const [word, meaning] of all)
    tones.set(word, (tones.get(word) ?? new Set()).add(toneOf(meaning)));
  expect([...tones].filter(([, its]) => its.size > 1)).toEqual([]);
});

/** Meanings whose word is the page's own. */
const ofPages = new Set(['missing', 'highlight', 'label', 'note', 'done', 'attention', 'trouble']);

test('the table of meanings says them as the domain does', () => {
  const said = new Set(all.map(([word, meaning]) => `${meaning}: ${word}`));
  const strange = Object.entries(meanings)
    .map(([meaning, { word }]) => ({ meaning, line: `${meaning}: ${word}` }))
    .filter(({ meaning, line }) => !ofPages.has(meaning) && !said.has(line));
  expect(strange).toEqual([]);
});

test.each([
  ['등원', 'quiet'],
  ['출석', 'quiet'],
  ['입금 확인', 'quiet'],
  ['재원', 'quiet'],
  ['지각', 'warning'],
  ['조퇴', 'warning'],
  ['외출', 'info'],
  ['결석', 'danger'],
  ['미입금', 'warning'],
])('%s is %s', (word, tone) => {
  const [, meaning] = all.find(([one]) => one === word) ?? ['', 'label' as const];
  expect(toneOf(meaning)).toBe(tone);
});

test('one who came late is late wherever they are, and out is out', () => {
  const late = { status: 'LATE', excused: false } as const;
  expect(visitMeaning('here', late)).toBe('late');
  expect(visitMeaning('left', late)).toBe('late');
  expect(visitMeaning('out', late)).toBe('out');
  expect(visitMeaning('not-here', excused)).toBe('excused');
  expect(seatMeaning({ state: 'here', mark: late })).toBe('late');
  expect(seatMeaning({ state: 'absent', mark: excused })).toBe('excused');
  expect(seatMeaning({ state: 'missing', mark: late })).toBe('missing');
});
