import { accountRefusalTexts } from '../accounts/account-texts';
import { attachmentRefusalTexts } from '../attachments/attachment-texts';
import { attendanceRefusalTexts } from '../attendance/attendance-texts';
import { auditRefusalTexts } from '../audit/audit-texts';
import { backupRefusalTexts } from '../backups/backup-texts';
import { branchRefusalTexts } from '../branches/branch-texts';
import { calendarRefusalTexts } from '../calendar/calendar-texts';
import { depositRefusalTexts } from '../deposits/deposit-texts';
import { reportRefusalTexts } from '../deposits/reported/reported-texts';
import { featureRefusalTexts } from '../features/feature-texts';
import { guardianRefusalTexts } from '../guardians/guardian-texts';
import { httpRefusalTexts } from '../http/http-texts';
import { kioskRefusalTexts } from '../kiosk/kiosk-texts';
import { loginRefusalTexts } from '../login/login-texts';
import { messageRefusalTexts } from '../messages/message-texts';
import { examRefusalTexts } from '../mocks/exam-texts';
import { mockRefusalTexts } from '../mocks/mock-texts';
import { resultRefusalTexts } from '../mocks/results/result-texts';
import { newsRefusalTexts } from '../news/news-texts';
import { operationRefusalTexts } from '../operations/operation-texts';
import { pointIssueRefusalTexts } from '../points/issue/point-issue-texts';
import { logoRefusalTexts } from '../pictures/logo-texts';
import { namedPictureRefusalTexts, pictureRefusalTexts } from '../pictures/picture-texts';
import { priceRefusalTexts } from '../prices/price-texts';
import { reasonRefusalTexts } from '../reasons/reason-texts';
import { approvalRefusalTexts } from '../schedule/approval/approval-texts';
import { scheduleRefusalTexts } from '../schedule/schedule-texts';
import { holidayRefusalTexts } from '../settings/academy-texts';
import { statementRefusalTexts } from '../statements/statement-texts';
import { secondFactorRefusalTexts } from '../second-factor/second-factor-texts';
import { studentRefusalTexts } from '../students/students-texts';

/** Every refusal with its text, by the feature that refuses so; `http` may refuse any call. */
export const refusalsByFeature = {
  http: httpRefusalTexts,
  features: featureRefusalTexts,
  login: loginRefusalTexts,
  mocks: mockRefusalTexts,
  schedule: scheduleRefusalTexts,
  reasons: reasonRefusalTexts,
  accounts: accountRefusalTexts,
  secondFactor: secondFactorRefusalTexts,
  students: studentRefusalTexts,
  deposits: { ...depositRefusalTexts, ...reportRefusalTexts },
  guardians: guardianRefusalTexts,
  prices: priceRefusalTexts,
  statements: statementRefusalTexts,
  messages: messageRefusalTexts,
  calendar: calendarRefusalTexts,
  pictures: { ...pictureRefusalTexts, ...namedPictureRefusalTexts },
  logos: logoRefusalTexts,
  attachments: attachmentRefusalTexts,
  news: newsRefusalTexts,
  operations: operationRefusalTexts,
  settings: holidayRefusalTexts,
  audit: auditRefusalTexts,
  backups: backupRefusalTexts,
  branches: branchRefusalTexts,
  approvals: approvalRefusalTexts,
  attendance: attendanceRefusalTexts,
  exams: examRefusalTexts,
  results: resultRefusalTexts,
  points: pointIssueRefusalTexts,
  kiosk: kioskRefusalTexts,
} as const;
