import { calendarEndpoints, mealEffectSchema } from '@academy/domain/calendar';
import { settingsEndpoints } from '@academy/domain/settings';
import type { TestApp } from '../test-app';

/**
 * Saves the settings of meals as the page does: looks at the effect, and keeps the meals that were
 * applied for. Over the present version unless another one is given.
 */
export async function saveRules(
  server: TestApp,
  token: string,
  settings: object,
  ifMatch?: string,
) {
  const seen = await server.callEndpoint(
    calendarEndpoints.previewLunchSettings,
    {},
    { token, body: settings },
  );
  if (seen.status !== 200) return seen;
  const { mealCount, amount } = mealEffectSchema.parse(seen.body);
  const read = await server.callEndpoint(settingsEndpoints.editedLunchSettings, {}, { token });
  return server.callEndpoint(
    calendarEndpoints.applyLunchSettings,
    {},
    {
      token,
      body: { settings, choice: 'keep', expected: { mealCount, amount } },
      headers: { 'if-match': ifMatch ?? read.headers.get('etag') ?? '' },
    },
  );
}
