import { fill } from '../text/fill';
import { formatMonth, type CalendarMonth } from '../time';
import { STATEMENT_ROW_LIMIT } from './limits';
import type { StatementField, StatementVerdict } from './schemas';
import { formatNumber } from '../money';

/** Why a row is taken for what it is, in words. */
export const matchTexts = {
  name: '이름이 같습니다',
  guardian: '보호자 이름이 같습니다',
  alias: '입금자명이 같습니다',
  together: '이름을 함께 적었습니다',
  told: '이름과 함께 적은 좌석, 전화번호나 보호자로 알 수 있습니다',
  memo: '적요에 이름이 있습니다',
  exact: '{who} · 금액까지 같습니다.',
  several: '{who} · 청구 {count}건을 더한 금액입니다.',
  joined: '{who} · 입금 {count}건을 더하면 청구 금액입니다.',
  namesakes: '이름이 같은 학생이 {count}명입니다.',
  twoPeople: '학생 이름이거나 다른 학생의 보호자 이름입니다.',
  cut: '이름이 잘린 것 같습니다.',
  part: '입금자명에 이름이 들어 있습니다.',
  initials: '초성이 같습니다.',
  typo: '이름이 한 글자 다릅니다.',
  otherSeat: '적힌 좌석은 다른 학생의 자리입니다.',
  seatOnly: '이름 없이 좌석이나 전화번호만 적혀 있습니다.',
  memoOther: '입금자명과 적요에 다른 이름이 적혀 있습니다.',
  otherPurpose: '도시락이나 응시료가 아닌 다른 용도가 적혀 있습니다.',
  reversal: '취소나 반환이라고 적혀 있습니다.',
  twoWays: '{who} · 맞는 청구가 여럿입니다.',
  short: '{who} · {amount} 모자랍니다.',
  shortOfAll: '{who} · 남은 청구 {count}건을 더한 금액보다 {amount} 적습니다.',
  over: '{who} · {amount} 더 들어왔습니다.',
  nothingOpen: '{who} · 남은 청구가 없습니다.',
  feeNotWhole: '{who} · 응시료는 전액이 들어와야 확인할 수 있습니다.',
  notWanted: '{who} · 금액은 같지만 적힌 달이나 용도의 청구가 아닙니다.',
  maybeAlready: '{who} · 같은 금액을 {day}에 직접 확인했습니다. 새 입금인지 확인하세요.',
  already: '{who} · {day}에 이미 확인한 입금입니다.',
  reported: '학생이 {day} 입금했다고 알렸습니다.',
  reportedByOther: '학생이 {day} 같은 금액을 “{name}” 이름으로 알렸습니다.',
  interest: '예금 이자입니다.',
  unknown: '이름이 맞는 학생이 없습니다.',
} as const;

/** What a booked list is called where it can be taken back: `3건`. */
export const statementLabel = (count: number): string => `${count}건`;

const VERDICTS: Record<StatementVerdict, string> = {
  match: '일치',
  candidates: '후보',
  'amount-differs': '금액 다름',
  already: '이미 확인',
  unknown: '모르는 입금',
  ignored: '무시',
};
export const statementVerdictName = (verdict: StatementVerdict): string => VERDICTS[verdict];

const FIELDS: Record<StatementField, string> = {
  at: '거래일시',
  time: '거래시각',
  name: '입금자명',
  amount: '금액',
  deposit: '입금액',
  withdrawal: '출금액',
  kind: '입출금 구분',
  balance: '잔액',
  memo: '적요',
};
export const statementFieldName = (field: StatementField): string => FIELDS[field];

export const readingTexts = {
  noHeader: '거래일시, 입금자명, 금액 열을 찾지 못했습니다. 열을 골라 주세요.',
  twice: '{field} 열을 두 번 골랐습니다.',
  missing: '{fields} 열을 골라 주세요.',
} as const;

/** Why a row below the titles is not read. */
export const unreadableTexts = {
  none: '날짜를 읽을 수 없습니다',
  future: '아직 오지 않은 날짜입니다',
  unclear: '어느 해, 어느 날인지 분명하지 않습니다',
  noAmount: '금액을 읽을 수 없습니다',
  bothAmounts: '입금액과 출금액이 함께 있습니다',
  noMoney: '금액이 없습니다',
  tooMuch: '금액이 너무 큽니다',
  tooLong: '입금자명이 너무 깁니다',
  joinedAmount: '금액이 위 행과 한 칸으로 합쳐져 있습니다',
  sums: '합계 줄입니다',
  note: '날짜도 금액도 없는 줄입니다',
  titles: '제목 줄입니다',
} as const;

/** Why a row that came in is asked, whatever it names. */
export const doubtTexts = {
  kind: '구분 ‘{kind}’이 입금인지 알 수 없습니다.',
  direction: '입금인지 출금인지 적혀 있지 않습니다.',
  back: '취소나 반환이라고 적혀 있습니다.',
  fell: '입금으로 적혀 있지만 잔액이 줄었습니다.',
  rose: '출금으로 적혀 있지만 잔액이 늘었습니다.',
  takenBack: '{row}행에서 같은 금액이 취소되었거나 나갔습니다.',
} as const;

/** What a bill is called: `2026년 3월 도시락`, `3월 모의고사 응시료`. */
export const mealsBillName = (month: CalendarMonth): string =>
  fill('{month} 도시락', { month: formatMonth(month) });
export const feeName = (title: string): string => fill('{title} 응시료', { title });

/** Why a list cannot be booked. Each is a code of the API as well. */
export const statementRefusalTexts = {
  'statement-amounts': '나눈 금액의 합이 입금액과 다릅니다. 다시 나눠 주세요.',
  'statement-fee': '응시료는 남은 금액 전부를 한 번에 확인해야 합니다.',
  'statement-imported': '그 사이에 이미 확인한 입금이 있습니다. 내역을 다시 붙여 넣어 주세요.',
  'statement-bills-changed':
    '그 사이에 청구나 입금이 바뀌었습니다. 내역을 다시 붙여 넣어 확인해 주세요.',
  'statement-too-long': `한 번에 ${formatNumber(STATEMENT_ROW_LIMIT)}행까지 읽을 수 있습니다. 기간을 나누어 내려받아 다시 올리세요.`,
  'statement-empty': '확인할 입금이 없습니다.',
} as const;
export type StatementRefusal = keyof typeof statementRefusalTexts;
