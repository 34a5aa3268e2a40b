import { formatWon } from '@academy/domain/money';

/** What the first page says. Money and names of states come from the domain. */
export const dashboardTexts = {
  title: '월별 통계',
  live: '실시간', reconnecting: '다시 연결하는 중',
  tasks: {
    title: '오늘 처리할 일', unknown: '—', none: '없음', lunch: '오늘 점심', dinner: '오늘 저녁', cutoff: '신청 마감까지', schedules: '승인 대기 정기일정', reasons: '승인 대기 사유', unpaid: '확인할 입금',
    accounts: '승인 대기 계정', mocks: '접수 마감 임박 모의고사',
  },
  figures: {
    title: '이 달', applied: '신청 학생', notApplied: '미신청 재원생', lunch: '점심 식수', dinner: '저녁 식수', billed: '청구 합계', paid: '입금 확인 합계', unpaid: '미입금 합계', carried: '이월',
  },
  tabs: { label: '월별 통계', days: '일자별', students: '학생별', 'not-applied': '미신청자', deposits: '입금' },
  noMeals: '이 달의 신청이 없습니다.', everybodyApplied: '신청하지 않은 재원생이 없습니다.', nobodyFits: '조건에 맞는 학생이 없습니다.',
  chart: { days: '일자별 식수', weekdays: '요일별 하루 평균 식수', table: '표로 보기', date: '날짜', weekday: '요일', none: '—' },
  columns: {
    date: '날짜', weekday: '요일', lunch: '점심', dinner: '저녁', sum: '합계', amount: '금액', seat: '좌석', name: '이름', grade: '학년', school: '학교', phone: '연락처', state: '입금', billed: '청구액', carriedIn: '이월 차감', due: '납부할 금액',
    paid: '입금액', balance: '차액', depositor: '입금자명', day: '입금일', by: '처리자',
  },
  print: '인쇄', find: '학생 찾기', placeholder: '이름, 초성, 좌석, 전화 뒤 4자리', state: '상태', grade: '학년', all: '전체', undo: '되돌리기', undone: '되돌렸습니다.', cancel: '닫기',
  copyUnpaid: '미입금자 문구 복사', copied: '복사했습니다.', copyFailed: '복사하지 못했습니다.', noUnpaid: '미입금자가 없습니다.', failed: '처리하지 못했습니다.',
} as const;

export const depositTexts = {
  confirm: '선택 입금 확인', unconfirm: '확인 해제', carry: '초과 입금 이월', refund: '환불', reason: '사유', day: '입금일', refundDay: '지급일', pickDay: '달력 열기', amount: '금액', depositor: '입금자명', won: '원',
  part: '금액을 정해 입금 확인', partButton: '입금 확인', owed: '아직 지급하지 않았습니다 (환불 대기)', settle: '지급 확인', owedHint: '비우면 환불 대기', refundButton: '환불 등록', ledger: '입금 내역', noLines: '입금 내역이 없습니다.', close: '월 마감', reopen: '마감 해제',
  closeTitle: (month: string) => `${month}을 마감할까요?`,
  closeBody: '마감하면 청구 금액이 고정됩니다. 그 뒤의 변경은 조정으로 기록됩니다.',
  closeField: (typed: string) => `확인을 위해 ${typed}을 입력하세요.`,
  reopenTitle: (month: string) => `${month} 마감을 해제할까요?`,
  reopenBody: '청구 금액이 지금의 신청 내역으로 다시 계산됩니다.',
  closedBy: (month: string, name: string, at: string) => `${month}은 마감했습니다. ${name ? `${name} · ` : ''}${at}`,
  closed: '마감했습니다.', reopened: '마감을 해제했습니다.',
  voided: (reason: string) => `취소됨: ${reason}`,
  reasonNeeded: '사유를 입력하세요.', amountNeeded: '금액을 입력하세요.', dayNeeded: '날짜를 확인하세요.',
} as const;

export const peopleText = (count: number) => `${count}명`;
export const mealsText = (count: number) => `${count}식`;
export const percentText = (percent: number | null) => (percent === null ? '' : ` (${percent > 0 ? '+' : ''}${percent}%)`);
export const asOfText = (clock: string) => `${clock} 기준`;
export const pastText = (text: string) => `지난달보다 ${text}`;
export const unpaidCountText = (count: number) => `${count}명`;
export const carriedText = (inAmount: number, outAmount: number) => `받음 ${formatWon(inAmount)} · 보냄 ${formatWon(outAmount)}`;

const skippedText = (count: number) => (count === 0 ? '' : ` ${count}명은 그대로 두었습니다.`);
export const bookedText = {
  confirm: (count: number, skipped: number) => `${count}명의 입금을 확인했습니다.${skippedText(skipped)}`,
  unconfirm: (count: number, skipped: number) => `${count}명의 입금 확인을 해제했습니다.${skippedText(skipped)}`,
  carry: (count: number, skipped: number) => `${count}명의 초과 입금을 이월했습니다.${skippedText(skipped)}`,
  refund: () => '환불을 등록했습니다.',
  settle: () => '환불 지급을 확인했습니다.',
};
