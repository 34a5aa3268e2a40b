import { applicationCalls } from './calls/applications';
import { managersCalls } from './calls/managers';
import { mealQuestionCalls } from './calls/meal-questions';
import { mockCalls } from './calls/mocks';
import { newsCalls } from './calls/news';
import { objectionCalls } from './calls/objections';
import { ownResultCalls } from './calls/own-results';
import { pointCalls } from './calls/points';
import { reasonCalls } from './calls/reasons';
import { scheduleCalls } from './calls/schedule';
import { studyTimeCalls } from './calls/study-time';
import { createClient, type Client, type ClientOptions } from './client';

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
  ...ownResultCalls(client),
  ...scheduleCalls(client),
  ...reasonCalls(client),
  ...applicationCalls(client),
  ...studyTimeCalls(client),
});

/**
 * Every call of the API: `const api = createApi({ baseURL: '/api' }); await api.readMonth({ params
 * })`.
 */
export const createApi = (options: ClientOptions) => createApiOver(createClient(options));

export type Api = ReturnType<typeof createApi>;
