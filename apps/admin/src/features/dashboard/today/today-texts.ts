import { depositStateName } from '@academy/domain/deposits';
import { formatWon } from '@academy/domain/money';
import { formatClock, formatDay, seoulDay, type CalendarDay } from '@academy/domain/time';

/** What 오늘, the managers' home, says. */
export const todayTexts = {
  title: '오늘',
  what: '오늘의 숫자',
  wrong: {
    title: '바로잡을 일',
    order: (day: string) => `${day} 발주`,
    messages: '못 보낸 메시지',
    logins: '로그인 경고',
    backup: '마지막 백업',
    noBackup: '없음',
  },
  decide: {
    title: '처리할 일',
    oneByOne: '하나씩 처리',
    none: '기다리는 일이 없습니다.',
    schedules: '정기일정 승인',
    reasons: '사유 승인',
    objections: '벌점 이의 신청',
    accounts: '계정 승인',
    devices: '새 기기 승인',
    points: '기준 초과 벌점',
  },
  presence: {
    title: '안 온 학생',
    sheet: '출석부',
    arrived: (arrived: number, all: number) => `등원 ${arrived}/${all}명`,
    none: '연락 없이 안 온 학생이 없습니다.',
    holiday: (name: string) => `오늘은 휴무일입니다 (${name}).`,
    more: (count: number) => `외 ${count}명`,
    students: '등록된 학생이 없습니다.',
    register: '학생 등록',
  },
  meals: {
    title: '오늘 도시락',
    list: '당일 조회',
    unit: '식',
    next: '다음 마감',
    nextMeals: (date: CalendarDay, { lunch, dinner }: { lunch: number; dinner: number }) =>
      `${formatDay(date)} 도시락 · 점심 ${lunch} · 저녁 ${dinner}`,
    left: (time: string) => `${time} 남음`,
    noCutoff: '다가오는 마감이 없습니다.',
  },
  money: {
    title: '이번 달 도시락 비용',
    remind: '미납 알림',
    unpaid: depositStateName('unpaid'),
    /** Below the bar: what it shows. */
    paidOf: (paid: number, due: number) =>
      `청구 ${formatWon(due)} 중 ${formatWon(paid)} 입금 (${Math.round((paid / due) * 100)}%)`,
    students: (count: number) => `${count}명`,
    until: (day: string) => `${day}까지`,
    over: (day: string) => `${day} 입금 마감 지남`,
    paid: '모두 입금했습니다.',
    none: '이 달에 청구한 금액이 없습니다.',
  },
  soon: '마감이 가까운 모의고사',
  people: (count: number) => `${count}명`,
  cases: (count: number) => `${count}건`,
} as const;

export const closesText = (closesAt: Date): string =>
  `${formatDay(seoulDay(closesAt))} ${formatClock(closesAt)}`;
