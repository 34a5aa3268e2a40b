import { loginEndpoints } from '@academy/domain/login';
import { mealEndpoints } from '@academy/domain/meals';
import { newsEndpoints } from '@academy/domain/news';
import { settingsEndpoints } from '@academy/domain/settings';

/** Every endpoint of the API by feature: what the documentation lists, and what 405 knows. */
export const endpointTables = { login: loginEndpoints, meals: mealEndpoints, news: newsEndpoints, settings: settingsEndpoints };
