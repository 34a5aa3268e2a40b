import { codeAt } from '../../shared/accounts/second-factor/totp';
import { managerWith, MANAGER_PASSWORD } from '../data/a-manager';
import { beginFactor, setPolicy, setUpFactor } from '../data/second-factor';
import type { TestApp } from '../test-app';

interface Desk {
  server: TestApp;
}

/** A manager of their own in an academy that lets managers set a second factor up. */
async function newcomer(server: TestApp) {
  await setPolicy(server, 'OPTIONAL');
  return managerWith(server, 'MANAGER');
}
const password = { currentPassword: MANAGER_PASSWORD };

/** What the calls about a second factor need before they succeed. */
export const secondFactorReady = {
  'POST /admin/users/me/second-factor/begin': async ({ server }: Desk) => ({
    token: (await newcomer(server)).token,
    body: password,
  }),
  'POST /admin/users/me/second-factor/confirm': async ({ server }: Desk) => {
    const { token } = await newcomer(server);
    const secret = await beginFactor(server, token);
    return { token, body: { code: codeAt(secret, server.clock.now()) } };
  },
  'POST /admin/users/me/second-factor/recovery-codes': async ({ server }: Desk) => {
    const { token } = await newcomer(server);
    await setUpFactor(server, token);
    return { token, body: password };
  },
  'POST /admin/users/me/second-factor/turn-off': async ({ server }: Desk) => {
    const { token } = await newcomer(server);
    const { recoveryCodes } = await setUpFactor(server, token);
    return { token, body: { code: recoveryCodes[0] } };
  },
  'POST /admin/accounts/{managerId}/reset-second-factor': async ({ server }: Desk) => {
    const { id, token } = await newcomer(server);
    await setUpFactor(server, token);
    return { params: { managerId: id } };
  },
};
