import { studentIdSchema } from '@academy/domain/ids';
import { aMockExam, aMockRegistration } from '@academy/domain/testing';
import { day } from '@academy/domain/time';
import { describe, expect, test } from 'vitest';
import {
  bodyOf,
  cancelBlocked,
  draftOf,
  seatOffer,
  submitBlocked,
  wantsSeat,
  type Draft,
} from './registration-draft';

const studentId = studentIdSchema.parse('101');
const full = { onSiteCapacity: 10, onSiteTaken: 10, onSiteLeft: 0, waitingCount: 2 };
const nothing: Draft = { subjects: [], seat: 'none' };

describe('the switch', () => {
  test.each<
    [
      string,
      Parameters<typeof aMockExam>[0],
      Exclude<Parameters<typeof aMockRegistration>[0], undefined> | null,
      string | null,
    ]
  >([
    ['a seat while there is one', {}, null, 'seat'],
    ['a seat where there is no limit', { onSiteCapacity: null, onSiteLeft: null }, null, 'seat'],
    ['a place in line when they are gone', full, null, 'line'],
    [
      'a place in line behind those who wait for the free one',
      { onSiteLeft: 1, onSiteTaken: 39, waitingCount: 1 },
      null,
      'line',
    ],
    ['none where nobody sits on site', { allowOnSiteExam: false }, null, null],
    ['the seat one has, also when the others are gone', full, { onSiteState: 'confirmed' }, 'seat'],
    [
      'the place in line one has, also when a seat is free',
      {},
      { onSiteState: 'waiting', waitingNumber: 1 },
      'line',
    ],
    ['a place in line for who has the paper only', full, { onSiteState: 'none' }, 'line'],
  ])('gives %s', (_, exam, registration, offer) => {
    expect(seatOffer(aMockExam(exam), registration && aMockRegistration(registration))).toBe(offer);
  });

  test.each([
    ['none', 'seat', false],
    ['seat', 'seat', true],
    ['line', 'line', true],
    // The last seat went while the drawer was open: who wanted it has not agreed to wait.
    ['seat', 'line', false],
    // A seat was freed meanwhile: who would have waited gets it.
    ['line', 'seat', true],
    ['seat', null, false],
    ['line', null, false],
  ] as const)('wished for %s, offered %s: on is %s', (seat, offer, on) => {
    expect(wantsSeat({ subjects: [], seat }, offer)).toBe(on);
  });
});

test.each([
  [null, nothing],
  [aMockRegistration(), { subjects: ['물리학Ⅰ'], seat: 'seat' }],
  [aMockRegistration({ onSiteState: 'waiting' }), { subjects: ['물리학Ⅰ'], seat: 'line' }],
  [aMockRegistration({ onSiteState: 'none', selectedSubjects: [] }), nothing],
])('begins with what is registered (%#)', (registration, draft) =>
  expect(draftOf(registration)).toEqual(draft),
);

describe('what is sent', () => {
  const sent = (draft: Draft, exam: Parameters<typeof aMockExam>[0] = {}) =>
    bodyOf({ draft, exam: aMockExam(exam), offer: seatOffer(aMockExam(exam), null), studentId });
  const named = { studentId: '101', mockExamId: '11' };

  test('subject and seat', () => {
    expect(sent({ subjects: ['화학Ⅰ'], seat: 'seat' })).toEqual({
      ...named,
      selectedSubjects: ['화학Ⅰ'],
      onSiteExam: true,
    });
  });
  test('standing in line is asked for by name', () => {
    expect(sent({ subjects: ['화학Ⅰ'], seat: 'line' }, full)).toEqual({
      ...named,
      selectedSubjects: ['화학Ⅰ'],
      onSiteExam: true,
      waitForSeat: true,
    });
    expect(sent({ subjects: ['화학Ⅰ'], seat: 'seat' }, full)).toEqual({
      ...named,
      selectedSubjects: ['화학Ⅰ'],
      onSiteExam: false,
    });
  });
  test('only what the exam asks for', () => {
    expect(
      sent(
        { subjects: ['화학Ⅰ'], seat: 'seat' },
        { askSubjectOption: false, allowOnSiteExam: false },
      ),
    ).toEqual(named);
  });
});

describe('why it cannot be sent', () => {
  const today = day('2026-11-15');
  function blocked(
    draft: Partial<Draft>,
    {
      exam = {},
      registration = null,
      offered = ['물리학Ⅰ', '화학Ⅰ'],
    }: {
      exam?: Parameters<typeof aMockExam>[0];
      registration?: Parameters<typeof aMockRegistration>[0] | null;
      offered?: string[];
    } = {},
  ) {
    const [theExam, own] = [aMockExam(exam), registration && aMockRegistration(registration)];
    const whole = { ...draftOf(own), ...draft };
    return submitBlocked({
      exam: theExam,
      offered,
      registration: own,
      body: bodyOf({ draft: whole, exam: theExam, offer: seatOffer(theExam, own), studentId }),
      today,
    });
  }

  test.each([
    ['no subject', blocked({}), '선택과목을 꼭 선택해 주세요.'],
    [
      'no subject is registered',
      blocked({}, { offered: [] }),
      '등록된 선택과목이 없어요. 관리자에게 문의해 주세요.',
    ],
    ['a subject is enough', blocked({ subjects: ['화학Ⅰ'] }), undefined],
    ['nothing to choose', blocked({}, { exam: { askSubjectOption: false } }), undefined],
    [
      'closed',
      blocked({ subjects: ['화학Ⅰ'] }, { exam: { timeStatus: 'CLOSED' } }),
      '신청 기간이 끝난 모의고사예요.',
    ],
    [
      'upcoming',
      blocked({ subjects: ['화학Ⅰ'] }, { exam: { timeStatus: 'UPCOMING' } }),
      '아직 신청 기간이 시작되지 않았어요.',
    ],
    ['nothing changed', blocked({}, { registration: {} }), '바꾼 내용이 없어요.'],
    ['another subject', blocked({ subjects: ['화학Ⅰ'] }, { registration: {} }), undefined],
    ['the paper only from now on', blocked({ seat: 'none' }, { registration: {} }), undefined],
    [
      'the own subject may be kept when it is off the list',
      blocked({ seat: 'none' }, { registration: {}, offered: ['화학Ⅰ'] }),
      undefined,
    ],
    [
      'expired',
      blocked({ subjects: ['화학Ⅰ'] }, { registration: { expired: true } }),
      '신청이 마감되어 바꿀 수 없어요.',
    ],
    [
      'inactive',
      blocked({ subjects: ['화학Ⅰ'] }, { registration: { active: false } }),
      '지금은 바꿀 수 없는 신청이에요. 데스크에 문의해 주세요.',
    ],
  ])('%s', (_, reason, text) => expect(reason).toBe(text));

  test.each([
    [{}, undefined],
    [{ expired: true }, '신청이 마감되어 바꿀 수 없어요.'],
    [{ canceled: true, active: false }, '이미 취소한 신청이에요.'],
    [{ active: false }, '지금은 바꿀 수 없는 신청이에요. 데스크에 문의해 주세요.'],
  ])('cancelling %j', (flags, text) => expect(cancelBlocked(aMockRegistration(flags))).toBe(text));
});
