import { personFields } from '@academy/domain/identity';
import { depositFields } from '@academy/domain/deposits';
import { headingOf, headingsOf } from '@academy/domain/fields';
import { formatNumber, formatWon, won } from '@academy/domain/money';
import { formatDay, formatDaySpan, type CalendarDay } from '@academy/domain/time';

/** What the 입금 tab and its drawer say; names of states and lines come from the domain. */
export const depositTexts = {
  columns: {
    ...headingsOf(personFields, 'seat', 'name', 'grade'),
    billed: headingOf(depositFields.billed),
    carriedIn: headingOf(depositFields.carriedIn),
    due: headingOf(depositFields.due),
    paid: headingOf(depositFields.paid),
    balance: headingOf(depositFields.balance),
    state: headingOf(depositFields.state),
    depositor: headingOf(depositFields.depositorName),
    day: headingOf(depositFields.day),
    by: headingOf(depositFields.byName),
    frozen: '조정 전 청구액',
    adjusted: '조정',
    refunded: headingOf(depositFields.refunded),
    carriedOut: '다음 달로 이월',
  },
  cashReceipts: '현금영수증 엑셀',
  confirm: '선택 입금 확인',
  unconfirm: '확인 해제',
  carry: '초과 입금 이월',
  refund: '환불',
  reason: '사유',
  day: '입금일',
  refundDay: '지급일',
  pickDay: '달력 열기',
  amount: '금액',
  depositor: '입금자명',
  won: '원',
  part: '금액 지정',
  partButton: '입금 확인',
  owed: '아직 지급하지 않았습니다.',
  settle: '지급 확인',
  owedHint: '비우면 환불 대기',
  refundButton: '환불 등록',
  ledger: '입금 내역',
  noLines: '입금 내역이 없습니다.',
  close: '월 마감',
  reopen: '마감 해제',
  closed: '마감했습니다.',
  reopened: '마감을 해제했습니다.',
  failed: '처리하지 못했습니다.',
  reasonNeeded: '사유를 입력하세요.',
  amountNeeded: '금액을 입력하세요.',
  dayNeeded: '날짜를 확인하세요.',
  noUnpaid: '미입금자가 없습니다.',
  closeBody: '마감하면 청구 금액이 고정됩니다. 그 뒤의 변경은 조정으로 기록됩니다.',
  reopenBody: '청구 금액을 지금의 신청 내역으로 다시 계산하고, 마감한 뒤의 조정은 취소합니다.',
  closeTitle: (month: string) => `${month}을 마감할까요?`,
  closeField: (typed: string) => `확인을 위해 입력하세요: ${typed}`,
  reopenTitle: (month: string) => `${month} 마감을 해제할까요?`,
  closedBy: (month: string, name: string, at: string) =>
    `${month}은 마감했습니다. ${name ? `${name} · ` : ''}${at}`,
  unconfirmTitle: (people: string) => `${people}의 입금 확인을 해제할까요?`,
  unconfirmBody: '입금 내역은 취소로 남고, 미입금으로 돌아갑니다.',
  voided: (reason: string) => `취소됨: ${reason}`,
} as const;

/** 입금 알림 on the pile of 처리할 일. */
export const reportedTexts = {
  bill: (month: string) => `${month} 도시락`,
  told: '알린 입금',
  due: '납부할 금액',
  missing: '남은 금액',
  effect: (over: number) =>
    over === 0
      ? '남은 금액 없이 입금 확인으로 바뀝니다. 은행 내역과 맞는지 보고 승인하세요.'
      : over < 0
        ? `일부 입금으로 바뀌고 ${formatWon(won(-over))}이 남습니다.`
        : `남은 금액보다 ${formatWon(won(over))} 많습니다. 초과 입금이 됩니다.`,
  accept: '입금 확인',
  confirmed: (name: string, month: string) => `${name} 학생의 ${month} 입금을 확인했습니다.`,
} as const;

/** 미납 목록: who owes what since when. */
export const unpaidTexts = {
  title: '미납 목록',
  copy: '미입금자 문구 복사',
  sendTitle: '미납 알림 보내기',
  of: '어느 달의 미납',
  month: (month: string) => `${month}만`,
  all: '지난 열두 달',
  sum: (people: number, amount: string) => `${people}명 · ${amount}`,
  since: (amount: string, months: number) => `${amount} · ${months}개월`,
} as const;

/** 조정: what is beside a discount or a charge by hand. */
export const adjustTexts = {
  title: '할인·추가 청구',
  kind: '구분',
  discount: '할인',
  charge: '추가 청구',
  way: '처리 방법',
  ways: { month: '이 달 청구액', 'next-bill': '다음 달 청구서', 'pay-out': '환불로 지급' },
  reasonHint: '학생의 청구서에 나옵니다.',
  button: '조정 등록',
} as const;

const skippedText = (count: number) => (count === 0 ? '' : ` ${count}명은 그대로 두었습니다.`);

/** What a booking did, as the message that offers the way back says it. */
export const bookedText = {
  confirm: (count: number, skipped: number) =>
    `${count}명의 입금을 확인했습니다.${skippedText(skipped)}`,
  unconfirm: (count: number, skipped: number) =>
    `${count}명의 입금 확인을 해제했습니다.${skippedText(skipped)}`,
  carry: (count: number, skipped: number) =>
    `${count}명의 초과 입금을 이월했습니다.${skippedText(skipped)}`,
  refund: () => '환불을 등록했습니다.',
  adjust: () => '청구액을 조정했습니다.',
  settle: () => '환불 지급을 확인했습니다.',
};

/** The picture of the month's deposits against their last day. */
export const coursePictureTexts = {
  label: '날짜별 입금과 기한',
  inTime: '기한 안',
  late: '기한 뒤',
  deadline: '입금 기한',
  none: '—',
  days: (first: CalendarDay, last: CalendarDay) =>
    first === last ? formatDay(first) : formatDaySpan(first, last),
  /** Of ten thousand won: short enough for the axis. */
  money: (tenThousands: number) => `${formatNumber(tenThousands)}만원`,
} as const;

/** 11월 10일 (화)까지 12,911,000원 중 9,131,000원 (71%), 그 뒤 120,000원 */
export function courseAnswerText(
  deadline: string,
  due: number,
  inTime: number,
  late: number,
): string {
  const share = due === 0 ? '' : ` (${Math.round((inTime / due) * 100)}%)`;
  const rest = late === 0 ? '' : `, 그 뒤 ${formatWon(late)}`;
  return `${deadline}까지 ${formatWon(due)} 중 ${formatWon(inTime)}${share}${rest}`;
}
