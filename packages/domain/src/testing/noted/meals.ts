import { someLunchSettings } from '..';
import type { Noted } from './noted';

const news = {
  title: '11월 식단',
  category: 'MENU',
  month: '2026-11',
  content: '',
  draft: false,
  publishedAt: '2026-11-20T05:00:00.000Z',
  endAt: null,
  pinned: false,
  pictures: [{ key: `${'a'.repeat(64)}.webp`, alt: '' }],
};
const meals = [{ date: '2026-11-23', lunch: true, dinner: false, studentId: '4' }];
const money = (state: string, amount: number) => ({
  month: '2026-11',
  amount,
  balance: amount - 110_000,
  state,
});
const own = { actorKind: 'student' } as const;

export const ofMealsAndNotices = {
  'save-meals': [
    { ...own, before: [{ ...meals[0], lunch: false, dinner: true }], after: meals },
    '도시락 신청을 바꿨습니다: 11월 23일 (월) 저녁 → 점심',
  ],
  'keep-meals': [
    { ...own, before: { keptMeals: [] }, after: { keptMeals: ['11월 23일 (월) 점심'] } },
    '승인된 일정과 겹치는 도시락을 그대로 두었습니다 · 11월 23일 (월) 점심',
  ],
  'save-meals-for': [
    {
      subject: '김하늘',
      before: { meals: [] },
      after: { meals, cause: '요청', note: '보호자 전화' },
    },
    '김하늘 학생의 도시락을 대신 바꿨습니다 · 11월 23일 (월) 신청 안 함 → 점심 · 사유: 요청, 보호자 전화',
  ],
  'save-pick-ups': [
    {
      subject: '2026-11-20',
      after: [
        { studentId: '4', meal: 'lunch', pickedUp: true, name: '김하늘' },
        { studentId: '5', meal: 'lunch', pickedUp: true, name: '이바다' },
        { studentId: '5', meal: 'dinner', pickedUp: false },
      ],
    },
    '11월 20일 (금) 도시락 수령을 기록했습니다: 점심 수령 김하늘, 이바다, 저녁 수령 해제 1건',
  ],
  'close-meals': [
    {
      subject: '휴무',
      before: someLunchSettings(),
      after: {
        ...someLunchSettings({ disabledLunchDates: ['2026-11-24'] }),
        choice: '취소하고 이월',
        count: 83,
        note: '',
      },
    },
    '11월 24일 (화) 점심을 닫았습니다 · 83건 이월',
  ],
  'open-meals': [
    {
      subject: '휴무',
      before: someLunchSettings({ disabledDinnerDates: ['2026-11-24'] }),
      after: someLunchSettings(),
    },
    '11월 24일 (화) 저녁을 다시 열었습니다.',
  ],
  'save-lunch-settings': [
    {
      before: someLunchSettings(),
      after: someLunchSettings({ lunchPrice: 5500, editCutoffHour: 12 }),
    },
    '도시락 설정을 바꿨습니다: 변경 마감 시각 14시 → 12시, 점심 단가 5,000원 → 5,500원',
  ],
  'undo-meals': [
    { subject: '김하늘 · 요청', after: { restored: 3, kept: 1 } },
    '도시락 변경을 되돌렸습니다 (김하늘 · 요청) · 3건 · 그대로 둠 1건',
  ],
  'report-deposit': [
    {
      actorKind: 'student',
      subject: '김하늘',
      after: { amount: 110_000, depositorName: '김바다', day: '2026-11-03' },
    },
    '입금했다고 알렸습니다 · 11월 3일 (화) · 110,000원 · 김바다',
  ],
  'withdraw-report': [
    {
      actorKind: 'student',
      subject: '김하늘',
      before: { amount: 110_000, depositorName: '김바다', day: '2026-11-03' },
    },
    '입금 알림을 취소했습니다 · 11월 3일 (화) · 110,000원 · 김바다',
  ],
  'confirm-deposits': [
    { subject: '김하늘', before: money('unpaid', 0), after: money('confirmed', 110_000) },
    '김하늘 입금을 확인했습니다 · 2026년 11월 · 110,000원',
  ],
  'unconfirm-deposits': [
    { subject: '김하늘', before: { state: '입금 확인' }, after: { state: '미입금' } },
    '김하늘 입금 확인을 해제했습니다: 상태 입금 확인 → 미입금',
  ],
  'refund-deposit': [
    { subject: '김하늘', before: money('overpaid', 120_000), after: money('refund-due', 120_000) },
    '김하늘 환불을 등록했습니다: 상태 초과 입금 → 환불 대기',
  ],
  'adjust-bill': [
    { subject: '김하늘', before: money('confirmed', 110_000), after: money('overpaid', 110_000) },
    '김하늘 청구액을 조정했습니다: 상태 입금 확인 → 초과 입금',
  ],
  'settle-refund': [
    {
      subject: '김하늘',
      before: { month: '2026-11', amount: 5000, day: null },
      after: { month: '2026-11', amount: 5000, day: '2026-11-20' },
    },
    '김하늘 환불을 지급했습니다 · 2026년 11월 · 5,000원 · 11월 20일 (금)',
  ],
  'carry-deposits': [
    { subject: '김하늘', before: money('overpaid', 120_000), after: money('confirmed', 110_000) },
    '김하늘 초과 입금을 이월했습니다 · 2026년 11월 · 10,000원',
  ],
  'undo-deposits': [
    { subject: '2026-11', after: { count: 3 } },
    '입금 처리를 되돌렸습니다 (2026년 11월) · 3건',
  ],
  'import-statement': [
    { subject: '3건', after: { count: 3, amount: 150_000 } },
    '은행 내역으로 입금 3건을 확인했습니다 · 150,000원',
  ],
  'undo-statement': [
    { subject: '3건', after: { restored: 8, kept: 0 } },
    '은행 내역으로 확인한 입금 3건을 되돌렸습니다.',
  ],
  'close-month': [
    { subject: '2026년 11월', after: { billed: 1000, students: 2 } },
    '2026년 11월을 마감했습니다 · 1,000원',
  ],
  'reopen-month': [
    { subject: '2026년 11월', before: { billed: 1000 }, after: { billed: null, note: '정정' } },
    '2026년 11월 마감을 해제했습니다 · 사유: 정정',
  ],
  'save-academy': [
    {
      before: { name: '하늘학원', companyLines: [], logo: null },
      after: {
        name: '바다학원',
        companyLines: ['대표 한원장'],
        logo: { key: 'a.webp', width: 480, height: 192 },
      },
    },
    '학원 정보를 바꿨습니다: 이름 하늘학원 → 바다학원, 로고 가로 480 세로 192, 회사 정보 대표 한원장',
  ],
  'save-mock-settings': [
    { before: { subjectOptions: '물리' }, after: { subjectOptions: '물리, 화학' } },
    '모의고사 설정을 바꿨습니다: 선택과목 물리 → 물리, 화학',
  ],
  'save-schedule-settings': [
    {
      before: { submitDay: null, mealTimes: { lunch: { from: '12:00', to: '13:00' } } },
      after: { submitDay: 25, mealTimes: { lunch: { from: '12:00', to: '13:00' } } },
    },
    '정기일정 설정을 바꿨습니다: 제출 마감일 25일',
  ],
  'add-meal-price': [
    {
      subject: '김하늘 · 특별단가',
      after: { firstDate: '2026-12-01', lastDate: null, lunchPrice: 4500, reason: '형제 할인' },
    },
    '단가를 추가했습니다 (김하늘 · 특별단가) · 12월 1일 (화)부터 · 점심 4,500원 · 형제 할인',
  ],
  'remove-meal-price': [
    { subject: '날짜별 단가', before: { firstDate: '2026-12-01', dinnerPrice: 6500 } },
    '단가를 삭제했습니다 (날짜별 단가) · 12월 1일 (화)부터 · 저녁 6,500원',
  ],
  'undo-meal-prices': [
    { subject: '김하늘 · 특별단가', after: { restored: 1, kept: 0 } },
    '단가 변경을 되돌렸습니다 (김하늘 · 특별단가) · 1건',
  ],
  'add-holiday': [
    { subject: '12월 24일 (목) 학원 휴무', after: { date: '2026-12-24', name: '학원 휴무' } },
    '휴원일에 12월 24일 (목) 학원 휴무를 추가했습니다.',
  ],
  'remove-holiday': [
    { subject: '12월 24일 (목) 학원 휴무', before: { date: '2026-12-24', name: '학원 휴무' } },
    '휴원일에서 12월 24일 (목) 학원 휴무를 삭제했습니다.',
  ],
  'renew-holidays': [{ after: { added: 15 } }, '공휴일을 불러왔습니다 · 추가 15일'],
  'undo-settings': [
    { subject: '학원 정보', after: { restored: 1, kept: 0 } },
    '설정 변경을 되돌렸습니다 (학원 정보) · 1건',
  ],
  'create-news': [{ subject: '11월 식단', after: news }, "공지 '11월 식단'을 등록했습니다."],
  'edit-news': [
    { subject: '안내', before: news, after: { ...news, category: 'INFO', pinned: true } },
    "공지 '안내'를 수정했습니다: 고정 아니요 → 예, 구분 식단표 → 안내",
  ],
  'publish-news': [
    {
      subject: '11월 식단',
      before: { ...news, publishedAt: '2026-11-21T05:00:00.000Z' },
      after: news,
    },
    "공지 '11월 식단'을 게시했습니다.",
  ],
  'unpublish-news': [
    {
      subject: '11월 식단',
      before: { hiddenAt: null },
      after: { hiddenAt: '2026-11-20T05:00:00.000Z' },
    },
    "공지 '11월 식단'을 숨겼습니다.",
  ],
  'delete-news': [
    {
      subject: '11월 식단',
      before: { deletedAt: null },
      after: { deletedAt: '2026-11-20T05:00:00.000Z' },
    },
    "공지 '11월 식단'을 휴지통으로 옮겼습니다.",
  ],
  'restore-news': [
    { before: { deletedAt: '2026-11-20T05:00:00.000Z' }, after: { deletedAt: null } },
    '공지를 복원했습니다.',
  ],
  'order-news': [
    { before: { pinned: ['가', '나'] }, after: { pinned: ['나'] } },
    '고정 공지의 순서를 바꿨습니다: 고정 가, 나 → 나',
  ],
  'undo-news': [
    {
      subject: '11월 식단',
      before: { deletedAt: '2026-11-20T05:00:00.000Z' },
      after: { deletedAt: null },
    },
    '공지 변경을 되돌렸습니다 (11월 식단): 삭제 11월 20일 (금) 14:00 → (없음)',
  ],
  'confirm-news': [{ ...own, subject: '설명회 안내' }, "공지 '설명회 안내'를 확인했습니다."],
  'hand-news': [
    { subject: '설명회 안내', after: { branches: ['강남점', '분당점'] } },
    "공지 '설명회 안내'를 올릴 지점을 정했습니다 · 강남점, 분당점",
  ],
  'receive-news': [
    { actorKind: 'system', subject: '설명회 안내' },
    "본사가 공지 '설명회 안내'를 올렸습니다.",
  ],
  'withdraw-news': [
    { actorKind: 'system', subject: '설명회 안내' },
    "본사가 공지 '설명회 안내'를 내렸습니다.",
  ],
  'upload-logo': [{ after: { width: 480, height: 192 } }, '로고 파일을 올렸습니다.'],
  'upload-picture': [{ after: { width: 800, height: 600 } }, '사진을 올렸습니다.'],
  'upload-pdf': [
    { subject: '설명회 안내', after: { bytes: 84_000 } },
    "첨부 파일 '설명회 안내'를 올렸습니다.",
  ],
} satisfies Noted;
