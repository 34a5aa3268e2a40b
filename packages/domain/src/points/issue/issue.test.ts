import { describe, expect, test } from 'vitest';
import { day } from '../../time';
import type { PointPreset, PointSettings } from '../manage-schemas';
import { decideIssue, previewIssue, readReason, type OwnPoint } from './plan-issue';
import {
  countedPoints,
  countsToday,
  defaultPointSettings,
  stepOf,
  stepsProblem,
} from '../history/standing';
import { decideAnswer, decideConfirmation, decideObjection, decideVoid } from './void-point';

const today = day('2026-11-20');
const now = new Date('2026-11-20T05:00:00Z');
const point = (overrides: Partial<OwnPoint> = {}): OwnPoint => ({
  pointType: 'PENALTY',
  points: 2,
  incidentDate: today,
  reason: '지각',
  createdAt: '2026-11-20T04:00:00Z',
  voided: false,
  ...overrides,
});

describe('which incidents count', () => {
  test.each<[PointSettings['period'], PointSettings['since'], string, boolean]>([
    ['all', null, '2020-01-01', true],
    ['month', null, '2026-11-01', true],
    ['month', null, '2026-10-31', false],
    ['month', null, '2025-11-20', false],
    ['quarter', null, '2026-10-01', true],
    ['quarter', null, '2026-09-30', false],
    ['quarter', null, '2025-10-01', false],
    ['since', day('2026-09-01'), '2026-09-01', true],
    ['since', day('2026-09-01'), '2026-08-31', false],
    ['since', null, '2020-01-01', true],
  ])('%s %s: %s %s', (period, since, date, counts) => {
    expect(countsToday(day(date), { period, since }, today)).toBe(counts);
  });

  test('penalties alone, or less the rewards and never below nothing', () => {
    const points = [point({ points: 5 }), point({ pointType: 'REWARD', points: 3 })];
    const count = (measure: PointSettings['measure'], of = points) =>
      countedPoints(of, { measure, period: 'all', since: null }, today);
    expect([
      count('penalty'),
      count('net'),
      count('net', [point({ pointType: 'REWARD' })]),
    ]).toEqual([5, 2, 0]);
  });
});

describe('steps', () => {
  const { steps } = defaultPointSettings;
  test.each([
    [0, null],
    [4, null],
    [5, '주의'],
    [9, '주의'],
    [10, '경고'],
    [15, '상담'],
    [99, '상담'],
  ])('%d points: %s', (counted, name) => {
    expect(stepOf(counted, steps)?.name ?? null).toBe(name);
  });

  test('names once, each from more points', () => {
    const [one, two] = steps;
    expect(
      one &&
        two && [
          stepsProblem(steps),
          stepsProblem([one, { ...two, name: ' 주의 ' }]),
          stepsProblem([two, one]),
          stepsProblem([]),
        ],
    ).toEqual([
      null,
      { index: 1, problem: 'same-name' },
      { index: 1, problem: 'not-rising' },
      null,
    ]);
  });
});

describe('giving points', () => {
  const preset: PointPreset = {
    id: '1',
    pointType: 'PENALTY',
    name: '무단 지각',
    points: 5,
    hidden: false,
    asksConfirmation: false,
    used: 3,
  };
  const wish = {
    what: { kind: 'preset' as const, presetId: '1' },
    incidentDate: today,
    detail: '',
  };

  test('a preset decides score and sign, the detail follows its name', () => {
    expect(decideIssue({ ...wish, detail: ' 10분 ' }, [preset], today)).toEqual({
      allowed: true,
      terms: {
        pointType: 'PENALTY',
        points: 5,
        reason: '무단 지각 – 10분',
        asksConfirmation: false,
      },
    });
  });

  const own = (pointType: 'PENALTY' | 'REWARD') => ({
    ...wish,
    what: { kind: 'own' as const, pointType, points: 1, reason: '지각' },
  });
  const asking = { ...preset, asksConfirmation: true };
  test.each([
    ['as the item says', wish, asking, true],
    ['the manager leaves it out', { ...wish, asksConfirmation: false }, asking, false],
    ['the manager asks', { ...wish, asksConfirmation: true }, preset, true],
    ['a score of their own', own('PENALTY'), preset, false],
    ['a score of their own, asked', { ...own('PENALTY'), asksConfirmation: true }, preset, true],
    ['never for a reward', { ...own('REWARD'), asksConfirmation: true }, preset, false],
    [
      'never for an item of rewards',
      { ...wish, asksConfirmation: true },
      { ...asking, pointType: 'REWARD' as const },
      false,
    ],
  ])('the student is asked to confirm: %s', (_, asked, item, expected) => {
    expect(decideIssue(asked, [item], today)).toMatchObject({
      terms: { asksConfirmation: expected },
    });
  });

  test.each([
    ['tomorrow', { ...wish, incidentDate: day('2026-11-21') }, [preset], 'incident-in-future'],
    ['a hidden preset', wish, [{ ...preset, hidden: true }], 'preset-gone'],
    ['no such preset', wish, [], 'preset-gone'],
  ])('%s is refused', (_, asked, presets, reason) => {
    expect(decideIssue(asked, presets, today)).toEqual({ allowed: false, reason });
  });

  test('shows before, after, the step that is crossed, and the same point given before', () => {
    const terms = {
      pointType: 'PENALTY' as const,
      points: 2,
      reason: '지각',
      asksConfirmation: false,
    };
    const preview = (points: OwnPoint[], incidentDate = today) =>
      previewIssue({ points, terms, incidentDate, settings: defaultPointSettings, today, now });
    expect(preview([point({ points: 9, reason: '소란' })])).toEqual({
      before: 9,
      after: 11,
      stepBefore: '주의',
      stepAfter: '경고',
      duplicates: 0,
      justIssued: false,
    });
    expect(
      preview([point({ createdAt: '2026-11-20T04:50:01Z' }), point({ voided: true })]),
    ).toMatchObject({ before: 2, after: 4, duplicates: 1, justIssued: true });
    expect(preview([point({ createdAt: '2026-11-20T04:50:00Z' })])).toMatchObject({
      duplicates: 1,
      justIssued: false,
    });
    expect(preview([point()], day('2026-11-19'))).toMatchObject({ duplicates: 0 });
    // The item counts, not what was added to it.
    expect(
      preview([point({ reason: '지각 – 10분' }), point({ reason: '지각한 친구를 도움' })]),
    ).toMatchObject({ duplicates: 1 });
  });
});

test.each([
  ['지각 – 2교시 – 10분', { item: '지각', detail: '2교시 – 10분' }],
  ['지각', { item: '지각', detail: '' }],
])('%s is an item and what was added to it', (reason, parts) => {
  expect(readReason(reason)).toEqual(parts);
});

test('void, objection and answer: once, in words', () => {
  expect([
    decideVoid({ voided: false, reason: '착오' }),
    decideVoid({ voided: true, reason: '착오' }),
    decideVoid({ voided: false, reason: ' ' }),
  ]).toEqual([
    { allowed: true },
    { allowed: false, reason: 'point-voided' },
    { allowed: false, reason: 'void-reason-missing' },
  ]);
  const object = (overrides: object) =>
    decideObjection({
      pointType: 'PENALTY',
      voided: false,
      objection: null,
      text: '억울해요',
      ...overrides,
    });
  expect(
    [
      object({}),
      object({ pointType: 'REWARD' }),
      object({ objection: 'DECLINED' }),
      object({ voided: true }),
      object({ text: '' }),
    ].map((decision) => ('reason' in decision ? decision.reason : 'allowed')),
  ).toEqual([
    'allowed',
    'objection-to-reward',
    'objection-exists',
    'point-voided',
    'objection-text-missing',
  ]);
  expect([
    decideAnswer({ status: 'OPEN', answer: '확인함' }),
    decideAnswer({ status: 'ACCEPTED', answer: '확인함' }),
    decideAnswer({ status: 'OPEN', answer: '' }),
  ]).toEqual([
    { allowed: true },
    { allowed: false, reason: 'objection-answered' },
    { allowed: false, reason: 'objection-answer-missing' },
  ]);
});

test('a student confirms a standing penalty that asks for it', () => {
  expect(
    [
      { asked: true, voided: false },
      { asked: false, voided: false },
      { asked: true, voided: true },
    ].map(decideConfirmation),
  ).toEqual([
    { allowed: true },
    { allowed: false, reason: 'confirmation-not-asked' },
    { allowed: false, reason: 'point-voided' },
  ]);
});
