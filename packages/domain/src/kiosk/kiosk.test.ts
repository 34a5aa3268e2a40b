import { describe, expect, test } from 'vitest';
import type { VisitAction, VisitValue } from '../attendance';
import { clockTime } from '../time';
import { dueAtKiosk } from './due';
import { judgeCheckIn, marksOf } from './judge-check-in';
import type { AwayTime } from './schemas';

const t = clockTime;
const settings = { dayStartsAt: t('03:00') };
const day = { ...settings, periods: [{ to: t('14:50') }, { to: t('21:50') }] };
const visit = (
  arrivedAt: string,
  { leftAt, outings = [] }: { leftAt?: string; outings?: [string, string | null][] } = {},
): VisitValue => ({
  arrivedAt: t(arrivedAt),
  leftAt: leftAt === undefined ? null : t(leftAt),
  outings: outings.map(([from, to]) => ({ from: t(from), to: to === null ? null : t(to) })),
});
const outing: AwayTime = { kind: 'OUTING', from: t('17:00'), to: t('18:00') };
const early: AwayTime = { kind: 'EARLY_LEAVE', from: t('19:00'), to: t('24:00') };

describe('what is due', () => {
  const here = visit('14:00');
  test.each<[string, VisitValue | null, AwayTime[], string, unknown]>([
    ['who has not come arrives', null, [], '13:00', { kind: 'do', action: 'arrive' }],
    [
      'at once again: it is done',
      here,
      [],
      '14:01',
      { kind: 'just', action: 'arrive', at: '14:00' },
    ],
    [
      'from two minutes on it is asked',
      here,
      [],
      '14:02',
      { kind: 'choose', actions: ['go-out', 'leave'] },
    ],
    [
      '15 minutes before an approved outing',
      here,
      [outing],
      '16:45',
      { kind: 'do', action: 'go-out' },
    ],
    [
      'a minute sooner it is asked',
      here,
      [outing],
      '16:44',
      { kind: 'choose', actions: ['go-out', 'leave'] },
    ],
    [
      'when the outing is over',
      here,
      [outing],
      '18:00',
      { kind: 'choose', actions: ['go-out', 'leave'] },
    ],
    ['an approved early leave', here, [early], '18:45', { kind: 'do', action: 'leave' }],
    ['the last period is over', here, [], '21:50', { kind: 'do', action: 'leave' }],
    ['after midnight it is over too', here, [], '00:30', { kind: 'do', action: 'leave' }],
    [
      'who is out comes back',
      visit('14:00', { outings: [['17:00', null]] }),
      [outing],
      '22:30',
      { kind: 'do', action: 'come-back' },
    ],
    [
      'just back',
      visit('14:00', { outings: [['17:00', '18:00']] }),
      [],
      '18:01',
      { kind: 'just', action: 'come-back', at: '18:00' },
    ],
    [
      'who has left comes again',
      visit('14:00', { leftAt: '18:00' }),
      [],
      '19:00',
      { kind: 'do', action: 'arrive' },
    ],
  ])('%s', (_, seen, away, clock, due) => {
    expect(dueAtKiosk({ visit: seen, away }, t(clock), day)).toEqual(due);
  });
});

describe('what becomes of a check-in', () => {
  const at = (clock: string) => new Date(`2026-03-02T${clock}:00+09:00`);
  const judged = (
    action: VisitAction,
    clock: string,
    stands: { visit?: VisitValue | null; now?: string; closed?: boolean } = {},
  ) =>
    judgeCheckIn(
      { action, at: at(clock) },
      {
        visit: stands.visit ?? null,
        closed: stands.closed ?? false,
        now: at(stands.now ?? clock),
        settings,
      },
    );

  test('it counts with its own time, however long it waited', () => {
    expect(judged('arrive', '14:03', { now: '15:30' })).toEqual({
      outcome: 'written',
      visit: visit('14:03'),
    });
  });

  test.each([
    ['the desk was faster', judged('arrive', '14:03', { visit: visit('14:02') }), 'stood'],
    ['it does not fit', judged('go-out', '14:03'), 'noted'],
    [
      'before what stands',
      judged('leave', '14:03', { visit: visit('14:30'), now: '15:00' }),
      'noted',
    ],
    ['a closed day', judged('arrive', '14:03', { closed: true }), 'noted'],
    ['a minute ahead is borne', judged('arrive', '14:01', { now: '14:00' }), 'written'],
    ['two are not', judged('arrive', '14:02', { now: '14:00' }), 'noted'],
    ['18 hours', judged('arrive', '04:00', { now: '22:00' }), 'written'],
    ['a minute more', judged('arrive', '04:00', { now: '22:01' }), 'noted'],
  ])('%s', (_, { outcome }, expected) => {
    expect(outcome).toBe(expected);
  });

  test.each<[string, number, number, string | null, string[]]>([
    ['nothing', 3001, 60_000, '12', []],
    ['three seconds', 3000, 0, '12', ['together']],
    ['without a seat, and late', 9000, 60_001, null, ['no-seat', 'waited']],
  ])('marks: %s', (_, apart, age, seat, marks) => {
    const moment = at('14:00');
    expect(
      marksOf({
        outcome: 'written',
        at: moment,
        now: new Date(moment.getTime() + age),
        seat,
        others: [new Date(moment.getTime() - apart)],
        code: null,
      }),
    ).toEqual(marks);
  });

  test.each<[string, Parameters<typeof marksOf>[0]['code'], string[]]>([
    ['a good code', { verdict: 'good', again: false }, []],
    ['one that has come before', { verdict: 'good', again: true }, ['code-again']],
    ['one of another time', { verdict: 'late', again: false }, ['code-wrong']],
    ['one that is not the student’s', { verdict: 'wrong', again: false }, ['code-wrong']],
  ])('marks: %s', (_, code, marks) => {
    const facts = { outcome: 'written', at: at('14:00'), now: at('14:00'), seat: '12' } as const;
    expect(marksOf({ ...facts, others: [], code })).toEqual(marks);
  });
});
