import {
  defaultFeatures,
  featureEndpoints,
  featuresOff,
  type Feature,
  type FeatureSettings,
} from '@academy/domain/features';
import { loginEndpoints } from '@academy/domain/login';
import { expect, vi } from 'vitest';
import type { TestApp } from '../test-app';

/** Saves that these are off and all others on, and waits until every call knows it. */
export async function switchOff(
  server: TestApp,
  token: string,
  ...off: readonly Feature[]
): Promise<unknown> {
  const body: FeatureSettings = {
    ...defaultFeatures,
    ...Object.fromEntries(off.map((feature) => [feature, false])),
  };
  const { headers } = await server.callEndpoint(featureEndpoints.editedFeatures, {}, { token });
  const saved = await server.callEndpoint(
    featureEndpoints.saveFeatures,
    {},
    { token, body, headers: { 'if-match': headers.get('etag') ?? '' } },
  );
  expect(saved.status).toBe(200);
  await vi.waitFor(async () => {
    const { body: me } = await server.callEndpoint(loginEndpoints.managerMe, {}, { token });
    expect(me).toMatchObject({ featuresOff: featuresOff(body) });
  });
  return saved.body;
}
