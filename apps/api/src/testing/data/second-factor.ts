import {
  begunSecondFactorSchema,
  recoveryCodesSchema,
  secondFactorEndpoints as endpoints,
  type SecondFactorPolicy,
} from '@academy/domain/second-factor';
import { codeAt } from '../../shared/accounts/second-factor/totp';
import type { TestApp } from '../test-app';
import { MANAGER_PASSWORD } from './a-manager';
import { secondFactorSetting } from '../../shared/settings/kept-settings';
import { storeSetting } from './store-setting';

/** What the academy asks of its managers, past the page that says so. */
export async function setPolicy(server: TestApp, policy: SecondFactorPolicy): Promise<void> {
  await storeSetting(server.database.db, secondFactorSetting, { policy });
}

/** Begins a set-up; answers the secret that the app would have scanned. */
export async function beginFactor(
  server: TestApp,
  token: string,
  currentPassword = MANAGER_PASSWORD,
): Promise<string> {
  const { body } = await server.callEndpoint(
    endpoints.beginSecondFactor,
    {},
    { token, body: { currentPassword } },
  );
  return begunSecondFactorSchema.parse(body).secret;
}

/** Sets a manager's second factor up as their page does; the code of this moment is used up. */
export async function setUpFactor(server: TestApp, token: string, password?: string) {
  const secret = await beginFactor(server, token, password);
  const { body } = await server.callEndpoint(
    endpoints.confirmSecondFactor,
    {},
    { token, body: { code: codeAt(secret, server.clock.now()) } },
  );
  return { secret, ...recoveryCodesSchema.parse(body) };
}
