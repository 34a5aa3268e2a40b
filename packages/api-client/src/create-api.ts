import { accountCalls } from './calls/accounts';
import { applicationCalls } from './calls/applications';
import { auditCalls } from './calls/audit';
import { attendanceCalls } from './calls/attendance';
import { depositCalls } from './calls/deposits';
import { calendarCalls } from './calls/calendar';
import { loginCalls } from './calls/login';
import { loginManagementCalls } from './calls/login-management';
import { mealCalls } from './calls/meals';
import { mockManagementCalls } from './calls/mock-management';
import { mealQuestionCalls } from './calls/meal-questions';
import { menuCalls } from './calls/menus';
import { mockCalls } from './calls/mocks';
import { newsCalls } from './calls/news';
import { newsManagementCalls } from './calls/news-management';
import { operationCalls } from './calls/operations';
import { pointManagementCalls } from './calls/point-management';
import { objectionCalls } from './calls/objections';
import { pointCalls } from './calls/points';
import { reasonCalls } from './calls/reasons';
import { scheduleCalls } from './calls/schedule';
import { scheduleManagementCalls } from './calls/schedule-management';
import { settingsCalls, settingsManagementCalls } from './calls/settings';
import { statementCalls } from './calls/statements';
import { statsCalls } from './calls/stats';
import { studentCalls } from './calls/students';
import { subjectCalls } from './calls/subjects';
import { createClient, type Client, type ClientOptions } from './client';

/** Every call that a manager's pages make. */
export const managersCalls = (client: Client) => ({
  ...loginCalls(client),
  ...loginManagementCalls(client),
  ...accountCalls(client),
  ...mealCalls(client),
  ...menuCalls(client),
  ...newsManagementCalls(client),
  ...settingsCalls(client),
  ...pointManagementCalls(client),
  ...studentCalls(client),
  ...subjectCalls(client),
  ...mockManagementCalls(client),
  ...attendanceCalls(client),
  ...scheduleManagementCalls(client),
  ...depositCalls(client),
  ...statementCalls(client),
  ...statsCalls(client),
  ...calendarCalls(client),
  ...settingsManagementCalls(client),
  ...operationCalls(client),
  ...auditCalls(client),
});

/**
 * Every call of the API over one client. A screen that must stay small binds only its feature:
 * `loginCalls(client)`.
 */
export const createApiOver = (client: Client) => ({
  ...managersCalls(client),
  ...mealQuestionCalls(client),
  ...newsCalls(client),
  ...pointCalls(client),
  ...objectionCalls(client),
  ...mockCalls(client),
  ...scheduleCalls(client),
  ...reasonCalls(client),
  ...applicationCalls(client),
});

/**
 * Every call of the API: `const api = createApi({ baseURL: '/api' }); await api.readMonth({ params
 * })`.
 */
export const createApi = (options: ClientOptions) => createApiOver(createClient(options));

export type Api = ReturnType<typeof createApi>;
