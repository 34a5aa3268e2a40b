import { formatWon } from '../../money/won';
import { fill } from '../../text/fill';
import { formatDay } from '../../time/format';
import type { ReportSeen } from './schemas';

/** Why a student's report of a deposit is not taken. Each is a code of the API as well. */
export const reportRefusalTexts = {
  'report-nothing-due': '입금할 금액이 남아 있지 않아요.',
} as const;

export const reportDayText = (days: number): string =>
  fill('오늘이나 지난 {days}일 안의 날을 입력해 주세요.', { days });

/** What a report is called beside the states of a month. */
export const reportedName = '입금 알림';

/** A report in words: `11월 20일 (금) 143,000원 · 김하늘`. */
export const reportedText = ({ day, amount, depositorName }: ReportSeen): string =>
  fill('{day} {amount} · {name}', {
    day: formatDay(day),
    amount: formatWon(amount),
    name: depositorName,
  });
