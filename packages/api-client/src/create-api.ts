import { loginCalls } from './calls/login';
import { mealCalls } from './calls/meals';
import { newsCalls } from './calls/news';
import { settingsCalls } from './calls/settings';
import { createClient, type Client, type ClientOptions } from './client';

/** Every call of the API over one client. A screen that must stay small binds only its feature: `loginCalls(client)`. */
export const createApiOver = (client: Client) => ({ ...loginCalls(client), ...mealCalls(client), ...newsCalls(client), ...settingsCalls(client) });

/** Every call of the API: `const api = createApi({ baseURL: '/api' }); await api.readMonth({ params })`. */
export const createApi = (options: ClientOptions) => createApiOver(createClient(options));

export type Api = ReturnType<typeof createApi>;
