import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SeenRow, VisitValue } from '../../attendance';
import { clockTime, day, dayOfMonth, month } from '../../time';
import {
  afterQuiet,
  checkNoticeSettings,
  checkPhone,
  defaultNoticeSettings,
  decidedFields,
  leftEarly,
  missingSince,
  NOTICE_KINDS,
  noticePrice,
  noticeText,
  noticeFieldsText,
  noticeTimes,
  templateText,
  templateVariables,
  unpaidDue,
  visitNotices,
} from '..';

const fields = { 이름: '김하늘', 시각: '14:00', 날짜: '11월 24일 (화)', 학원: '하늘학원' };
const at = clockTime;
const visit = (value: Partial<VisitValue>): VisitValue => ({
  arrivedAt: null,
  leftAt: null,
  outings: [],
  ...value,
});
const here = visit({ arrivedAt: at('14:00') });
const out = visit({ ...here, outings: [{ from: at('16:00'), to: null }] });
const back = visit({ ...here, outings: [{ from: at('16:00'), to: at('16:30') }] });
const gone = visit({ ...here, leftAt: at('22:00') });

describe('what a change of a visit is to a guardian', () => {
  test.each([
    ['an arrival', null, here, ['arrived 14:00'], ['missing']],
    ['an arrival that was corrected', here, visit({ arrivedAt: at('14:05') }), [], []],
    ['an arrival that was taken back', here, visit({}), [], ['arrived']],
    ['leaving', here, gone, ['left 22:00'], []],
    ['leaving that was taken back', gone, here, [], ['left', 'early']],
    ['going out', here, out, ['out 16:00'], []],
    ['coming back', out, back, ['back 16:30'], []],
    ['an outing that was taken back', out, here, [], ['out']],
    ['leaving while out', out, visit({ ...here, leftAt: at('16:00') }), ['left 16:00'], []],
    ['an outing written down when it was over', here, back, [], []],
    [
      'coming again after leaving',
      gone,
      visit({ ...here, outings: [{ from: at('22:00'), to: at('22:20') }] }),
      ['back 22:20'],
      [],
    ],
    ['a whole day at once', null, gone, ['arrived 14:00', 'left 22:00'], ['missing']],
    ['nothing', here, here, [], []],
  ])('%s', (_, before, after, sent, takenBack) => {
    const notices = visitNotices(before, after);
    expect(notices.notices.map((one) => `${one.kind} ${one.at}`)).toEqual(sent);
    expect(notices.takenBack).toEqual(takenBack);
  });
});

describe('quiet hours', () => {
  const night = { quiet: true, quietFrom: at('22:30'), quietTo: at('08:00') };
  test.each([
    ['22:29', '22:29', 0],
    ['22:30', '08:00', 1],
    ['23:59', '08:00', 1],
    ['00:00', '08:00', 0],
    ['07:59', '08:00', 0],
    ['08:00', '08:00', 0],
  ])('at %s a notice goes out at %s, %i days later', (clock, then, days) => {
    const now = new Date(`2026-11-24T${clock}:00+09:00`);
    const expected = new Date(`2026-11-${24 + days}T${then}:00+09:00`);
    expect(afterQuiet(now, night)).toEqual(expected);
    expect(afterQuiet(now, { ...night, quiet: false })).toEqual(now);
  });
  test('by day as well; what is copied waits for nobody', () => {
    const now = new Date('2026-11-24T12:30:00+09:00');
    const noon = { quiet: true, quietFrom: at('12:00'), quietTo: at('13:00') };
    expect(afterQuiet(now, noon)).toEqual(new Date('2026-11-24T13:00:00+09:00'));
    expect(noticeTimes(now, 'arrived', { ...noon, channel: 'copy' }).nextAt).toEqual(now);
    expect(noticeTimes(now, 'arrived', { ...noon, channel: 'sms' })).toEqual({
      nextAt: new Date('2026-11-24T13:00:00+09:00'),
      giveUpAt: new Date('2026-11-24T15:00:00+09:00'),
    });
  });
});

describe('words', () => {
  const wrongIn = (text: string, more = {}) =>
    checkNoticeSettings({
      ...defaultNoticeSettings,
      arrived: { on: true, text, templateId: '', ...more },
    }).arrived;
  test.each([
    ['{이름} 등원', undefined],
    ['{이름} {시각} {날짜} {학원}', undefined],
    ['  ', '문구를 입력하세요.'],
    ['등원했습니다', '누구의 알림인지 알 수 있게 {이름}을 넣으세요.'],
    [
      '{이름} {점수}',
      '{점수}는 쓸 수 없는 항목입니다. 쓸 수 있는 항목: {이름} {시각} {날짜} {학원}',
    ],
    ['{이름} {}', '{}는 쓸 수 없는 항목입니다. 쓸 수 있는 항목: {이름} {시각} {날짜} {학원}'],
  ])('%j: %s', (text, error) => {
    expect(wrongIn(text)).toBe(error);
  });
  test('what is off may be empty; 알림톡 wants a template; quiet hours have a length', () => {
    expect(wrongIn('', { on: false })).toBeUndefined();
    expect(
      checkNoticeSettings({
        ...defaultNoticeSettings,
        channel: 'alimtalk',
        quiet: true,
        quietTo: defaultNoticeSettings.quietFrom,
        left: { on: true, text: '{이름}', templateId: ' ' },
      }),
    ).toEqual({
      left: '알림톡으로 보내려면 승인받은 템플릿 ID를 입력하세요.',
      quietTo: '시작과 끝을 다르게 입력하세요.',
    });
  });
  test('the defaults are off, and right when they are switched on', () => {
    expect(NOTICE_KINDS.map((kind) => defaultNoticeSettings[kind].on)).toEqual(
      NOTICE_KINDS.map(() => false),
    );
    for (const kind of NOTICE_KINDS) {
      const { text } = defaultNoticeSettings[kind];
      const switched = { ...defaultNoticeSettings, [kind]: { on: true, text, templateId: '' } };
      expect(checkNoticeSettings(switched), kind).toEqual({});
    }
  });
  test('each kind has fields of its own', () => {
    const words = { on: true, text: '{이름} {시각}', templateId: '' };
    expect(checkNoticeSettings({ ...defaultNoticeSettings, unpaid: words }).unpaid).toBe(
      `{시각}은 쓸 수 없는 항목입니다. 쓸 수 있는 항목: ${noticeFieldsText('unpaid')}`,
    );
  });
  test('filled, and as a template names them', () => {
    const { text } = defaultNoticeSettings.arrived;
    expect(noticeText(text, fields)).toBe('[하늘학원] 김하늘 학생이 14:00에 등원했습니다.');
    expect(templateText(text)).toBe('[#{학원}] #{이름} 학생이 #{시각}에 등원했습니다.');
    expect(templateVariables(text, fields)).toEqual({
      '#{이름}': '김하늘',
      '#{시각}': '14:00',
      '#{학원}': '하늘학원',
    });
  });
  test('nothing in a name is taken for a field, or for a pattern', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(noticeText('<{이름}>', { ...fields, 이름: name })).toBe(`<${name}>`);
      }),
    );
  });
});

test.each([
  ['sms', '가'.repeat(45), 18],
  ['sms', `${'가'.repeat(45)}.`, 45],
  ['alimtalk', '가'.repeat(400), 13],
  ['copy', '가', 0],
  ['mail', '가', 0],
])('%s of %j costs %i won', (channel, text, won) => {
  expect(noticePrice({ channel, text }, defaultNoticeSettings)).toBe(won);
});

test.each([
  ['01012345678', true],
  ['0111234567', true],
  ['0212345678', false],
  ['010-1234-5678', true],
  ['+82 10-1234-5678', true],
  ['010-1234-56789', false],
  ['+65 8123 4567', false],
])('%s is a number of a phone: %s', (phone, is) => {
  expect(checkPhone(phone).phone === undefined).toBe(is);
});

describe('미등원', () => {
  const date = day('2026-11-24');
  const period = (number: number, from: string, to: string) => ({
    number,
    name: `${number}교시`,
    from: at(from),
    to: at(to),
  });
  const rules = {
    periods: [period(1, '14:00', '14:50'), period(2, '15:00', '15:50')],
    dayStartsAt: at('03:00'),
    lateGraceMinutes: 0,
  };
  const nobody: SeenRow = { reportedAbsences: [], marks: [], visit: null };
  const late = (to: string, approved = true) => [
    {
      source: 'reason' as const,
      id: '1',
      kind: 'LATE' as const,
      from: at('00:00'),
      to: at(to),
      approved,
      title: '병원',
    },
  ];
  const mark = (status: 'ABSENT' | 'PRESENT' | null) => [
    { period: 1, mark: { status, excused: false, note: '' } },
  ];
  test.each<[string, SeenRow, string, number | null]>([
    ['a moment before the grace is over', nobody, '14:19:59', null],
    ['when it is over', nobody, '14:20:00', 1],
    ['late, because the server stood still', nobody, '14:49:59', 1],
    ['not of the morning in the evening', nobody, '14:50:00', null],
    ['who came', { ...nobody, visit: here }, '14:30:00', null],
    ['who was marked as there', { ...nobody, marks: mark('PRESENT') }, '14:30:00', null],
    ['a cell that was emptied again', { ...nobody, marks: mark(null) }, '14:30:00', 1],
    ['the desk knows of the absence', { ...nobody, marks: mark('ABSENT') }, '14:30:00', null],
    ['and of the next period not', { ...nobody, marks: mark('ABSENT') }, '15:20:00', 2],
    ['comes later, approved', { ...nobody, reportedAbsences: late('15:00') }, '14:30:00', null],
    ['and did not come then', { ...nobody, reportedAbsences: late('15:00') }, '15:20:00', 2],
    [
      'asked to come later, not approved yet',
      { ...nobody, reportedAbsences: late('15:00', false) },
      '14:30:00',
      1,
    ],
  ])('%s', (_, row, clock, number) => {
    const now = new Date(`2026-11-24T${clock}+09:00`);
    const since = missingSince(row, rules, { date, grace: 20, now });
    expect(since?.number ?? null).toBe(number);
  });
});

test.each([
  ['2026-11-10', 3, []],
  ['2026-11-13', 3, ['2026-11']],
  ['2026-11-14', 3, []],
  ['2026-12-09', 60, ['2026-10']],
])('on %s, %i days after the tenth, who owes of %j gets a notice', (today, days, months) => {
  const lastDayOf = (of: ReturnType<typeof month>) => dayOfMonth(of, 10);
  const current = month(today.slice(0, 7));
  expect(unpaidDue(day(today), current, { days, lastDayOf })).toEqual(months);
});

describe('조퇴', () => {
  const period = (number: number, from: string, to: string) => ({
    number,
    name: `${number}교시`,
    from: at(from),
    to: at(to),
  });
  const rules = {
    periods: [period(1, '14:00', '18:00'), period(2, '19:00', '22:00')],
    dayStartsAt: at('03:00'),
  };
  const away = (kind: 'EARLY_LEAVE' | 'OUTING', from: string, to: string, approved = true) => [
    {
      source: 'reason' as const,
      id: '1',
      kind,
      from: at(from),
      to: at(to),
      approved,
      title: '병원',
    },
  ];
  test.each([
    ['well before the end', '21:00', [], true],
    ['a little before the end', '21:50', [], false],
    ['after the end, by night', '00:30', [], false],
    ['between the periods', '18:00', [], true],
    ['when it was approved', '18:00', away('EARLY_LEAVE', '18:00', '24:00'), false],
    ['before it was approved', '17:00', away('EARLY_LEAVE', '18:00', '24:00'), true],
    ['approved within the last period', '20:00', away('EARLY_LEAVE', '20:00', '24:00'), false],
    ['asked for, not approved', '18:00', away('EARLY_LEAVE', '18:00', '24:00', false), true],
    ['before an outing that ends', '18:00', away('OUTING', '19:00', '20:00'), true],
  ])('%s', (_, leftAt, reported, is) => {
    expect(leftEarly(at(leftAt), reported, rules)).toBe(is);
  });
});

test('a decision says its reason only when it is no', () => {
  const of = (decision: 'approve' | 'reject') =>
    Object.values(decidedFields('11월 24일 (화) 결석', { decision, reason: ' 시험입니다 ' }));
  expect(of('approve')).toEqual(['11월 24일 (화) 결석', '승인', '']);
  expect(of('reject')).toEqual(['11월 24일 (화) 결석', '반려', '시험입니다']);
});
