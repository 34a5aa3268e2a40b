import * as accounts from '@academy/domain/accounts';
import * as applications from '@academy/domain/applications';
import * as attendance from '@academy/domain/attendance';
import * as audit from '@academy/domain/audit';
import * as calendar from '@academy/domain/calendar';
import * as deposits from '@academy/domain/deposits';
import * as login from '@academy/domain/login';
import * as mealQuestions from '@academy/domain/meal-questions';
import * as meals from '@academy/domain/meals';
import * as menus from '@academy/domain/menus';
import * as messages from '@academy/domain/messages';
import * as mocks from '@academy/domain/mocks';
import * as news from '@academy/domain/news';
import * as operations from '@academy/domain/operations';
import * as points from '@academy/domain/points';
import * as reasons from '@academy/domain/reasons';
import * as schedule from '@academy/domain/schedule';
import * as settings from '@academy/domain/settings';
import * as statements from '@academy/domain/statements';
import * as stats from '@academy/domain/stats';
import * as students from '@academy/domain/students';
import * as z from 'zod/mini';

const features = {
  accounts,
  applications,
  attendance,
  audit,
  calendar,
  deposits,
  login,
  mealQuestions,
  meals,
  menus,
  messages,
  mocks,
  news,
  operations,
  points,
  reasons,
  schedule,
  settings,
  statements,
  stats,
  students,
};

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The domain's own names: what `meals` exports as `mealBillSchema` is its `MealBill`. */
function nameSchemas() {
  const registry = z.registry<{ id: string }>();
  const homes = new Map<string, string>();
  for (const [feature, exported] of Object.entries(features))
    for (const [key, value] of Object.entries<unknown>(exported)) {
      if (!key.endsWith('Schema') || !isSchema(value) || registry.has(value)) continue;
      const plain = capital(key.slice(0, -'Schema'.length));
      const id = homes.has(plain) ? `${capital(feature)}${plain}` : plain;
      homes.set(id, feature);
      registry.add(value, { id });
    }
  return { registry, homes };
}

export const { registry: namedSchemas, homes: homesOfSchemas } = nameSchemas();
