import type { OpenRequest } from '@academy/domain/students';
import { monthNumberOf, type CalendarMonth } from '@academy/domain/time';

const requests: Readonly<Record<OpenRequest['kind'], string>> = {
  schedule: '정기일정',
  reason: '사유',
  objection: '이의 신청',
};

/** The words of 학생의 하루. */
export const studentDayTexts = {
  title: '학생의 하루',
  named: (name: string) => `${name} · 학생의 하루`,
  asOf: (moment: string) => `${moment} 기준`,
  lines: '오늘',
  attendance: '출결',
  arrived: (time: string) => `등원 ${time}`,
  left: (time: string) => `하원 ${time}`,
  out: (from: string, to: string) => `외출 ${from}–${to}`,
  reportedAbsence: (title: string, approved: boolean) =>
    `${title} · ${approved ? '승인' : '승인 대기'}`,
  holiday: (name: string) => `휴무일 · ${name}`,
  periods: '교시별 출결',
  unmarked: '미입력',
  ahead: '–',
  expected: (mark: string) => `예정 ${mark}`,
  meals: '도시락',
  ordered: (meal: string) => `${meal} 신청`,
  pickedUp: (meal: string, clock: string) => `${meal} ${clock} 수령`,
  noMeals: '오늘 신청 없음',
  month: (month: CalendarMonth) => `${monthNumberOf(month)}월 입금`,
  billed: (amount: string) => `청구 ${amount}`,
  paid: (amount: string) => `입금 ${amount}`,
  missing: (amount: string) => `남은 금액 ${amount}`,
  over: (amount: string) => `더 낸 금액 ${amount}`,
  nothingBilled: '청구 없음',
  points: '상벌점',
  totals: (rewards: number, penalties: number) => `상점 ${rewards}점 · 벌점 ${penalties}점`,
  lastPoint: (day: string, points: string) => `최근 ${day} ${points}`,
  noPoints: '받은 상벌점 없음',
  requests: '승인 대기',
  request: (kind: OpenRequest['kind']) => requests[kind],
  noRequests: '기다리는 신청 없음',
  exam: '다음 시험',
  noExam: '신청한 시험 없음',
  notes: '메모',
  allergy: (what: string) => `알레르기 ${what}`,
  guardian: '보호자',
  toStudent: '학생 정보',
} as const;
