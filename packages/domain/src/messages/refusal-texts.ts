import { holidayRefusalTexts } from './academy-texts';
import { accountRefusalTexts } from './account-texts';
import { approvalRefusalTexts } from './approval-texts';
import { attendanceRefusalTexts } from './attendance-texts';
import { auditRefusalTexts } from './audit-texts';
import { calendarRefusalTexts } from './calendar-texts';
import { coreRefusalTexts } from './core-refusal-texts';
import { depositRefusalTexts } from './deposit-texts';
import { examRefusalTexts } from './exam-texts';
import { fill, type FillArguments } from './fill';
import { mockRefusalTexts } from './mock-texts';
import { newsRefusalTexts } from './news-texts';
import { operationRefusalTexts } from './operation-texts';
import { pointIssueRefusalTexts } from './point-issue-texts';
import { reasonRefusalTexts } from './reason-texts';
import { scheduleRefusalTexts } from './schedule-texts';
import { studentRefusalTexts } from './students-texts';

/** Every refusal of the API: code → text. `{}` marks a variable. One wording per code, whoever reads it. */
export const refusalTexts = {
  ...coreRefusalTexts,
  ...mockRefusalTexts,
  ...scheduleRefusalTexts,
  ...reasonRefusalTexts,
  ...accountRefusalTexts,
  ...studentRefusalTexts,
  ...depositRefusalTexts,
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

/** The Korean text of a refusal. A code whose text has variables asks for them by type: `refusalText('rate-limited', { wait: '12분' })`. */
export const refusalText = <Code extends RefusalCode>(
  code: Code,
  ...variables: FillArguments<TextOf<Code>>
): string => fill<TextOf<Code>>(refusalTexts[code], ...variables);

/** Whether a `code` that came over the wire is one of ours. */
export const isRefusalCode = (code: string): code is RefusalCode =>
  Object.hasOwn(refusalTexts, code);
