import { describe, expect, test } from 'vitest';
import { aMockExam } from '../testing';
import { mockRefusalTexts } from '../mocks/mock-texts';
import { reasonRefusalTexts } from '../reasons/reason-texts';
import { scheduleRefusalTexts } from '../schedule/schedule-texts';
import { isRefusalCode, refusalText } from './refusal-texts';
import {
  mealOverlapText,
  scheduleClashText,
  scheduleKindName,
  scheduleRefusalText,
  scheduleStatusName,
  scheduleTypeName,
} from '../schedule';
import {
  mockRefusalText,
  paperOnlyText,
  registrationBadgeText,
  seatsText,
  timeStatusText,
  waitingText,
} from '../mocks';
import { pointFilterName } from '../points';
import {
  reasonCategoryName,
  reasonRefusalText,
  reasonStatusName,
  reasonTypeName,
} from '../reasons';

test('badges and refusals have the words of the catalogue', () => {
  expect([
    timeStatusText('OPEN'),
    timeStatusText('UPCOMING'),
    timeStatusText('CLOSED'),
    registrationBadgeText('closed'),
  ]).toEqual(['진행 중', '예정', '종료', '신청 마감']);
  expect([
    mockRefusalText('subject-required'),
    mockRefusalText('no-subject-options'),
    mockRefusalText('already-registered'),
  ]).toEqual([
    '선택과목을 꼭 선택해 주세요.',
    '등록된 선택과목이 없어요. 관리자에게 문의해 주세요.',
    '이미 신청한 모의고사예요.',
  ]);
  expect(paperOnlyText).toBe('현장 응시를 선택하지 않으면 시험지만 제공해요.');
  expect((['ALL', 'REWARD', 'PENALTY'] as const).map(pointFilterName)).toEqual([
    '전체',
    '상점',
    '벌점',
  ]);
});

test('every reason of a rule is a refusal of the API with the same text', () => {
  const reasons = { ...mockRefusalTexts, ...scheduleRefusalTexts, ...reasonRefusalTexts };
  expect(Object.keys(reasons).filter((code) => !isRefusalCode(code))).toEqual([]);
  expect([
    refusalText('on-site-full'),
    refusalText('schedule-ended'),
    refusalText('reason-exists'),
  ]).toEqual([
    mockRefusalText('on-site-full'),
    scheduleRefusalText('schedule-ended'),
    reasonRefusalText('reason-exists'),
  ]);
});

test('a clash is named in the refusal', () => {
  const clash = '영어학원 · 매주 화 19:00–21:00 외출, 7월 14일 (화)부터';
  expect(scheduleClashText(clash)).toBe(`같은 시간에 다른 일정이 있어요. ${clash}.`);
  expect(refusalText('schedule-clash', { clash })).toBe(scheduleClashText(clash));
});

describe('seats', () => {
  test.each([
    [{ onSiteCapacity: null, onSiteLeft: null }, '현장 응시 가능'],
    [{ onSiteLeft: 3 }, '현장 자리 3석 남음'],
    [{ onSiteLeft: 0 }, '현장 자리 마감 · 대기 가능'],
    [{ onSiteLeft: 1, waitingCount: 2 }, '현장 자리 마감 · 대기 2명'],
    [{ allowOnSiteExam: false }, null],
  ])('%j: %j', (overrides, text) => {
    expect(seatsText(aMockExam(overrides))).toBe(text);
  });

  test('one’s place in line', () => {
    expect(waitingText(3)).toBe('현장 대기 3번째예요. 자리가 나면 자동으로 확정돼요.');
  });
});

test('types, kinds and states have the academy’s names', () => {
  expect((['ACADEMY', 'HOSPITAL', 'SCHOOL', 'OTHER'] as const).map(scheduleTypeName)).toEqual([
    '학원·과외',
    '병원',
    '학교',
    '기타',
  ]);
  expect(
    (['LATE_ARRIVAL', 'EARLY_LEAVE', 'OUTING', 'ALL_DAY'] as const).map(scheduleKindName),
  ).toEqual(['늦은 등원', '조퇴', '외출', '종일']);
  expect(
    (['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'] as const).map(scheduleStatusName),
  ).toEqual(['승인 대기', '승인', '반려', '취소']);
  expect((['ABSENT', 'LATE', 'EARLY_LEAVE', 'OUTING'] as const).map(reasonTypeName)).toEqual([
    '결석',
    '지각',
    '조퇴',
    '외출',
  ]);
  expect(
    (['ILLNESS', 'HOSPITAL', 'SCHOOL', 'FAMILY', 'TRANSPORT', 'OTHER'] as const).map(
      reasonCategoryName,
    ),
  ).toEqual(['질병', '병원', '학교 일정', '가정 사정', '교통', '기타']);
  expect((['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const).map(reasonStatusName)).toEqual(
    ['승인 대기', '승인', '반려', '철회'],
  );
  expect(
    (
      [
        'canceled',
        'inactive',
        'waiting',
        'unpaid',
        'paid',
        'refund-due',
        'refunded',
        'free',
      ] as const
    ).map(registrationBadgeText),
  ).toEqual([
    '취소',
    '처리 중지',
    '현장 대기',
    '미입금',
    '입금 확인',
    '환불 대기',
    '환불',
    '신청 완료',
  ]);
});

test.each([
  [{ lunch: 4, dinner: 0 }, '신청한 도시락과 시간이 겹쳐요. (점심 4회) 도시락을 함께 취소할까요?'],
  [
    { lunch: 1, dinner: 2 },
    '신청한 도시락과 시간이 겹쳐요. (점심 1회 · 저녁 2회) 도시락을 함께 취소할까요?',
  ],
  [{ lunch: 0, dinner: 0 }, null],
])('meals in the way: %j', (counts, text) => {
  expect(mealOverlapText(counts)).toBe(text);
});
