import { holidayRefusalTexts } from '../settings/academy-texts';
import { accountRefusalTexts } from '../accounts/account-texts';
import { approvalRefusalTexts } from '../schedule/approval/approval-texts';
import { attendanceRefusalTexts } from '../attendance/attendance-texts';
import { auditRefusalTexts } from '../audit/audit-texts';
import { calendarRefusalTexts } from '../calendar/calendar-texts';
import { httpRefusalTexts } from '../http/http-texts';
import { loginRefusalTexts } from '../login/login-texts';
import { depositRefusalTexts } from '../deposits/deposit-texts';
import { examRefusalTexts } from '../mocks/exam-texts';
import { fill, type FillArguments } from '../text/fill';
import { mockRefusalTexts } from '../mocks/mock-texts';
import { newsRefusalTexts } from '../news/news-texts';
import { operationRefusalTexts } from '../operations/operation-texts';
import { pointIssueRefusalTexts } from '../points/issue/point-issue-texts';
import { reasonRefusalTexts } from '../reasons/reason-texts';
import { scheduleRefusalTexts } from '../schedule/schedule-texts';
import { statementRefusalTexts } from '../statements/statement-texts';
import { studentRefusalTexts } from '../students/students-texts';

/**
 * Every refusal of the API: code → text. `{}` marks a variable. One wording per code, whoever reads
 * it.
 */
export const refusalTexts = {
  ...httpRefusalTexts,
  ...loginRefusalTexts,
  ...mockRefusalTexts,
  ...scheduleRefusalTexts,
  ...reasonRefusalTexts,
  ...accountRefusalTexts,
  ...studentRefusalTexts,
  ...depositRefusalTexts,
  ...statementRefusalTexts,
  ...calendarRefusalTexts,
  ...newsRefusalTexts,
  ...operationRefusalTexts,
  ...holidayRefusalTexts,
  ...auditRefusalTexts,
  ...approvalRefusalTexts,
  ...attendanceRefusalTexts,
  ...examRefusalTexts,
  ...pointIssueRefusalTexts,
} as const;

export type RefusalCode = keyof typeof refusalTexts;
type TextOf<Code extends RefusalCode> = (typeof refusalTexts)[Code];

/**
 * The Korean text of a refusal. A code whose text has variables asks for them by type:
 * `refusalText('rate-limited', { wait: '12분' })`.
 */
export const refusalText = <Code extends RefusalCode>(
  code: Code,
  ...variables: FillArguments<TextOf<Code>>
): string => fill<TextOf<Code>>(refusalTexts[code], ...variables);

/** Whether a `code` that came over the wire is one of ours. */
export const isRefusalCode = (code: string): code is RefusalCode =>
  Object.hasOwn(refusalTexts, code);
