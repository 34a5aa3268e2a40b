import { accountEndpoints } from '@academy/domain/accounts';
import { applicationEndpoints } from '@academy/domain/applications';
import { attachmentEndpoints, attachmentManagementEndpoints } from '@academy/domain/attachments';
import { attendanceEndpoints } from '@academy/domain/attendance';
import { auditEndpoints } from '@academy/domain/audit';
import { depositEndpoints, reportedDepositEndpoints } from '@academy/domain/deposits';
import { featureEndpoints } from '@academy/domain/features';
import {
  guardianEndpoints,
  guardianLinkEndpoints,
  guardianReportEndpoints,
  guardianRequestEndpoints,
} from '@academy/domain/guardians';
import { backupEndpoints } from '@academy/domain/backups';
import { calendarEndpoints } from '@academy/domain/calendar';
import {
  kioskCodeEndpoints,
  kioskEndpoints,
  kioskManagementEndpoints,
} from '@academy/domain/kiosk';
import { loginEndpoints, loginManagementEndpoints } from '@academy/domain/login';
import { mealEndpoints } from '@academy/domain/meals';
import { mealQuestionEndpoints } from '@academy/domain/meal-questions';
import { menuEndpoints } from '@academy/domain/menus';
import { messageEndpoints, noticeEndpoints, pushEndpoints } from '@academy/domain/messages';
import { mockEndpoints, mockManagementEndpoints } from '@academy/domain/mocks';
import { newsEndpoints, newsManagementEndpoints } from '@academy/domain/news';
import { operationEndpoints } from '@academy/domain/operations';
import {
  confirmationEndpoints,
  objectionEndpoints,
  pointEndpoints,
  pointManagementEndpoints,
} from '@academy/domain/points';
import { priceEndpoints } from '@academy/domain/prices';
import { reasonEndpoints } from '@academy/domain/reasons';
import {
  scheduleEndpoints,
  scheduleManagementEndpoints,
  scheduleOverviewEndpoints,
} from '@academy/domain/schedule';
import { secondFactorEndpoints } from '@academy/domain/second-factor';
import { seatEndpoints } from '@academy/domain/seats';
import { settingsEndpoints, settingsManagementEndpoints } from '@academy/domain/settings';
import { statementEndpoints } from '@academy/domain/statements';
import { statsEndpoints } from '@academy/domain/stats';
import { erasureEndpoints, studentEndpoints } from '@academy/domain/students';
import { reportEndpoints, studyTimeEndpoints } from '@academy/domain/study-time';

/** Every endpoint of the API by feature: what the documentation lists, and what 405 knows. */
export const endpointTables = {
  login: loginEndpoints,
  loginManagement: loginManagementEndpoints,
  accounts: accountEndpoints,
  secondFactor: secondFactorEndpoints,
  meals: mealEndpoints,
  mealQuestions: mealQuestionEndpoints,
  menus: menuEndpoints,
  points: pointEndpoints,
  pointManagement: pointManagementEndpoints,
  objections: objectionEndpoints,
  'point-confirmations': confirmationEndpoints,
  schedule: scheduleEndpoints,
  attachments: attachmentEndpoints,
  attachmentManagement: attachmentManagementEndpoints,
  reasons: reasonEndpoints,
  applications: applicationEndpoints,
  news: newsEndpoints,
  newsManagement: newsManagementEndpoints,
  prices: priceEndpoints,
  features: featureEndpoints,
  settings: settingsEndpoints,
  settingsManagement: settingsManagementEndpoints,
  students: studentEndpoints,
  erasure: erasureEndpoints,
  guardianLinks: guardianLinkEndpoints,
  guardians: guardianEndpoints,
  guardianReports: guardianReportEndpoints,
  guardianRequests: guardianRequestEndpoints,
  deposits: depositEndpoints,
  reportedDeposits: reportedDepositEndpoints,
  statements: statementEndpoints,
  stats: statsEndpoints,
  calendar: calendarEndpoints,
  operations: operationEndpoints,
  audit: auditEndpoints,
  backups: backupEndpoints,
  attendance: attendanceEndpoints,
  studyTime: studyTimeEndpoints,
  monthlyReports: reportEndpoints,
  kiosk: kioskEndpoints,
  kioskCode: kioskCodeEndpoints,
  kioskManagement: kioskManagementEndpoints,
  seats: seatEndpoints,
  scheduleOverview: scheduleOverviewEndpoints,
  scheduleManagement: scheduleManagementEndpoints,
  messages: messageEndpoints,
  push: pushEndpoints,
  notices: noticeEndpoints,
  mocks: mockEndpoints,
  mockManagement: mockManagementEndpoints,
};
