import { accountEndpoints } from '@academy/domain/accounts';
import { attachmentManagementEndpoints } from '@academy/domain/attachments';
import { attendanceEndpoints, unpackDay, unpackMonth } from '@academy/domain/attendance';
import { auditEndpoints } from '@academy/domain/audit';
import { backupEndpoints } from '@academy/domain/backups';
import { branchEndpoints } from '@academy/domain/branches';
import { calendarEndpoints } from '@academy/domain/calendar';
import { depositEndpoints } from '@academy/domain/deposits';
import { featureEndpoints } from '@academy/domain/features';
import { guardianLinkEndpoints } from '@academy/domain/guardians';
import { loginManagementEndpoints } from '@academy/domain/login';
import { messageEndpoints, noticeEndpoints, sendingEndpoints } from '@academy/domain/messages';
import {
  mockEndpoints,
  mockManagementEndpoints,
  resultManagementEndpoints,
} from '@academy/domain/mocks';
import { moveEndpoints } from '@academy/domain/moves';
import { newsManagementEndpoints } from '@academy/domain/news';
import { operationEndpoints } from '@academy/domain/operations';
import { pointManagementEndpoints } from '@academy/domain/points';
import { priceEndpoints } from '@academy/domain/prices';
import { scheduleManagementEndpoints, scheduleOverviewEndpoints } from '@academy/domain/schedule';
import { secondFactorEndpoints } from '@academy/domain/second-factor';
import { seatEndpoints } from '@academy/domain/seats';
import { settingsManagementEndpoints } from '@academy/domain/settings';
import { statementEndpoints } from '@academy/domain/statements';
import { statsEndpoints } from '@academy/domain/stats';
import { erasureEndpoints, studentEndpoints } from '@academy/domain/students';
import { reportEndpoints } from '@academy/domain/study-time';
import { acceptAccounts } from '../accept/accounts';
import { subjectsIn } from '../accept/subjects';
import { bind } from '../bind';
import type { Client } from '../client';
import { provingWork } from '../proving-work';
import { loginCalls } from './login';
import { mealCalls } from './meals';
import { menuCalls } from './menus';
import { settingsCalls } from './settings';

function accountCalls(client: Client) {
  const calls = bind(client, accountEndpoints, acceptAccounts);
  return {
    ...calls,
    checkId: provingWork(calls.checkId),
    signup: provingWork(calls.signup),
  };
}

function attendanceCalls(client: Client) {
  const calls = bind(client, attendanceEndpoints);
  return {
    ...calls,
    /** A day and a month in columns where the server has said that it knows them (ADR 0150). */
    attendanceDay: async (request: Parameters<typeof calls.attendanceDay>[0]) =>
      client.understands('packed-day')
        ? unpackDay(await calls.attendanceSheet(request))
        : calls.attendanceDay(request),
    attendanceMonth: async (request: Parameters<typeof calls.attendanceMonth>[0]) =>
      client.understands('packed-month')
        ? unpackMonth(await calls.attendanceMonthSheet(request))
        : calls.attendanceMonth(request),
  };
}

/** The electives; `mockCalls` has them too, with what students do. */
const subjectCalls = (client: Client) =>
  bind(
    client,
    { subjectOptions: mockEndpoints.subjectOptions },
    { subjectOptions: { answer: subjectsIn } },
  );

/** Every call that a manager's pages make; apart, so that the students' app carries none of it. */
export const managersCalls = (client: Client) => ({
  ...loginCalls(client),
  ...bind(client, loginManagementEndpoints),
  ...accountCalls(client),
  ...bind(client, secondFactorEndpoints),
  ...mealCalls(client),
  ...menuCalls(client),
  ...bind(client, newsManagementEndpoints),
  ...settingsCalls(client),
  ...bind(client, pointManagementEndpoints),
  ...bind(client, studentEndpoints),
  ...bind(client, erasureEndpoints),
  ...bind(client, guardianLinkEndpoints),
  ...bind(client, reportEndpoints),
  ...subjectCalls(client),
  ...bind(client, mockManagementEndpoints),
  ...bind(client, resultManagementEndpoints),
  ...attendanceCalls(client),
  ...bind(client, scheduleManagementEndpoints),
  ...bind(client, attachmentManagementEndpoints),
  ...bind(client, scheduleOverviewEndpoints),
  ...bind(client, depositEndpoints),
  ...bind(client, statementEndpoints),
  ...bind(client, statsEndpoints),
  ...bind(client, calendarEndpoints),
  ...bind(client, settingsManagementEndpoints),
  ...bind(client, featureEndpoints),
  ...bind(client, messageEndpoints),
  ...bind(client, sendingEndpoints),
  ...bind(client, noticeEndpoints),
  ...bind(client, priceEndpoints),
  ...bind(client, operationEndpoints),
  ...bind(client, auditEndpoints),
  ...bind(client, backupEndpoints),
  ...bind(client, branchEndpoints),
  ...bind(client, moveEndpoints),
  ...bind(client, seatEndpoints),
});
