import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { VISIT_ACTIONS, visitInOrder, type VisitAction, type VisitValue } from '../attendance';
import { clockTime } from '../time';
import { dueAtKiosk } from './due';
import { inTime, judgeCheckIns, marksOf, type Outcome, type TimedCheckIn } from './judge-check-ins';
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
  const at = (clock: string) => new Date(`2026-03-0${clock < '03:00' ? 3 : 2}T${clock}:00+09:00`);
  const checkIn = (action: VisitAction, clock: string): TimedCheckIn => ({
    key: `${action} ${clock}`,
    action,
    at: at(clock),
  });
  const judged = (
    fresh: [VisitAction, string][],
    stands: { visit?: VisitValue | null; known?: [VisitAction, string][] } = {},
  ) => {
    const judgement = judgeCheckIns({
      visit: stands.visit ?? null,
      known: (stands.known ?? []).map((one) => ({ ...checkIn(...one), written: false })),
      fresh: fresh.map((one) => checkIn(...one)),
      settings,
    });
    return {
      visit: judgement.visit,
      outcomes: fresh.map((one) => judgement.outcomes.get(checkIn(...one).key)),
    };
  };

  test.each<[string, ReturnType<typeof judged>, Outcome]>([
    ['the desk was faster', judged([['arrive', '14:03']], { visit: visit('14:02') }), 'stood'],
    ['it does not fit', judged([['go-out', '14:03']]), 'noted'],
    ['before what stands', judged([['leave', '14:03']], { visit: visit('14:30') }), 'noted'],
  ])('%s', (_, { outcomes }, expected) => {
    expect(outcomes).toEqual([expected]);
  });

  test.each([
    ['at once', '14:03', '14:03', true],
    ['however long it waited', '14:03', '15:30', true],
    ['a minute ahead is borne', '14:01', '14:00', true],
    ['two are not', '14:02', '14:00', false],
    ['18 hours', '04:00', '22:00', true],
    ['a minute more', '04:00', '22:01', false],
  ])('counts with its own time: %s', (_, typed, came, counts) => {
    expect(inTime(at(typed), at(came))).toBe(counts);
  });

  test('a 하원 that comes before its 등원 is one visit with it', () => {
    expect(judged([['leave', '18:00']])).toEqual({ visit: null, outcomes: ['noted'] });
    expect(judged([['arrive', '14:00']], { known: [['leave', '18:00']] }).visit).toEqual(
      visit('14:00', { leftAt: '18:00' }),
    );
    expect(
      judged([['arrive', '14:00']], { known: [['leave', '00:30']] }).visit,
      'after midnight',
    ).toEqual(visit('14:00', { leftAt: '00:30' }));
  });

  test('beside what a person wrote what fits is written, and nothing of it is lost', () => {
    const desk = visit('14:00', { leftAt: '20:00' });
    expect(
      judged(
        [
          ['go-out', '15:00'],
          ['come-back', '16:00'],
        ],
        { visit: desk },
      ).visit,
    ).toEqual(visit('14:00', { leftAt: '20:00', outings: [['15:00', '16:00']] }));
    expect(judged([['leave', '18:00']], { visit: desk })).toEqual({
      visit: desk,
      outcomes: ['stood'],
    });
    const removed = { ...checkIn('arrive', '14:00'), written: true };
    expect(
      judgeCheckIns({
        visit: null,
        known: [removed],
        fresh: [checkIn('arrive', '15:00')],
        settings,
      }).visit,
      'an arrival that the desk took away stays away',
    ).toEqual(visit('15:00'));
  });

  test('in whatever order and from however many devices they come, the visit is the same', () => {
    const minutes = fc.integer({ min: 600, max: 1439 });
    const some = fc.uniqueArray(
      fc.record({ action: fc.constantFrom(...VISIT_ACTIONS), minute: minutes }),
      { maxLength: 7, selector: ({ minute }) => minute },
    );
    const clockOf = (minute: number) =>
      `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    const shuffled = some.chain((list) =>
      fc.tuple(
        fc.constant(list),
        fc.shuffledSubarray(list, { minLength: list.length }),
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 7, maxLength: 7 }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([list, order, sizes]) => {
        const typed = (one: { action: VisitAction; minute: number }) =>
          checkIn(one.action, clockOf(one.minute));
        const whole = judgeCheckIns({
          visit: null,
          known: [],
          fresh: list.map(typed),
          settings,
        });
        let known: TimedCheckIn[] = [];
        let stands: VisitValue | null = null;
        const rest = [...order];
        for (const size of sizes) {
          const fresh = rest.splice(0, size).map(typed);
          const judgement = judgeCheckIns({
            visit: stands,
            known: known.map((one) => ({ ...one, written: true })),
            fresh,
            settings,
          });
          known = [...known, ...fresh];
          stands = judgement.visit;
        }
        expect(stands).toEqual(whole.visit);
        expect(stands === null || visitInOrder(stands, settings.dayStartsAt)).toBe(true);
      }),
    );
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
        closed: false,
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
    const facts = {
      outcome: 'written',
      closed: false,
      at: at('14:00'),
      now: at('14:00'),
      seat: '12',
    } as const;
    expect(marksOf({ ...facts, others: [], code })).toEqual(marks);
  });
});
