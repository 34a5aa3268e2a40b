import { dayStateName } from '@academy/domain/messages';
import type { CalendarCell } from '@academy/domain/calendar';
import { formatClock, formatDay, formatDuration, type CalendarDay } from '@academy/domain/time';

/** The meal calendar's own words (PAGES §1). */
export const calendarPageTexts = {
  title: '도시락 달력',
  servedDays: '운영일', lunch: '점심', dinner: '저녁', amount: '예상 금액', nextCutoff: '다음 마감', none: '없음',
  days: '일', meals: '식', won: '원',
  print: '인쇄', closeDays: '휴무 설정', oneStudent: '학생 한 명 보기', toList: '당일 목록 열기', closeThis: '이 날 휴무로', openThis: '이 날 운영으로',
  closedMonth: '마감된 달입니다. 바뀐 금액은 조정으로 남습니다.',
  noPeriod: '이 달은 신청 기간이 설정되지 않았습니다.', toSettings: '설정으로 이동',
  loading: '달력을 불러오는 중', grid: '도시락 달력', unpaid: '미입금',
  live: '실시간', reconnecting: '다시 연결하는 중',
  applicants: '신청자', tabs: { lunch: '점심', dinner: '저녁', both: '둘 다', neither: '미신청' },
  nobody: '해당하는 학생이 없습니다.', search: '학생 찾기', clearSearch: '검색어 지우기', noStudent: '찾은 학생이 없습니다.', addStudent: '학생 추가',
  change: '변경', byStudent: '학생', byManager: '관리자', bySystem: '자동', noSeat: '미지정',
  edit: { title: '도시락 변경', meals: '식사', cause: '사유 구분', note: '사유', noteHint: '마감이 지난 날은 반드시 입력합니다.', settlement: '이미 낸 금액', save: '저장', saved: '변경했습니다.', skipped: '바꾸지 못한 식사가 있습니다.', nothing: '바뀐 내용이 없습니다.', cancel: '취소' },
  closing: {
    title: '휴무 설정', kind: '구분', close: '휴무', open: '운영', from: '시작 날짜', to: '끝 날짜', pick: '달력 열기', meals: '식사', both: '둘 다', cause: '사유', note: '메모',
    preview: '영향 확인', apply: '적용', applied: '설정했습니다.', wrongDays: '날짜를 확인하세요.', again: '다시 고르기',
  },
  cancel: '취소', studentMonth: (name: string) => `${name} 도시락`, backToAll: '전체 달력 보기',
} as const;

/** `11/16까지`: until when, for which day, and how long that is. */
export const cutoffText = ({ date, closesAt }: { date: CalendarDay; closesAt: string }, now: Date): { value: string; note: string } => ({
  value: `${formatDay(date)}분`,
  note: `${formatClock(new Date(closesAt))} 마감 · ${formatDuration(new Date(closesAt).getTime() - now.getTime())} 남음`,
});

/** A cell in one sentence, for those who do not see it. */
export const cellText = ({ date, lunch, dinner, unpaid, holiday, state }: CalendarCell): string =>
  [formatDay(date), holiday, dayStateName(state), `점심 ${lunch}명`, `저녁 ${dinner}명`, unpaid > 0 && `미입금 ${unpaid}명`].filter(Boolean).join(', ');
