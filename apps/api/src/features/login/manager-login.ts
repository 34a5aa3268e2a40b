import type { loginEndpoints } from '@academy/domain/login';
import { Refusal } from '../../http/refusal';
import type { Call } from '../../http/serve';
import { findManager } from './accounts-db';
import type { LoginRooms } from './login-rooms';
import { isPassword } from './passwords';
import { startSession } from './start-session';

/** Manager login (spec §8): one answer for an unknown name and a wrong password; the account's state is told only to its owner. */
export async function loginManager(rooms: LoginRooms, { body, ip, now, reply }: Call<typeof loginEndpoints.managerLogin>) {
  const manager = await rooms.gate({ side: 'manager', ip, name: body.username, now })(async () => {
    const found = await findManager(rooms.db, body.username);
    return (await isPassword(body.password, found?.passwordHash)) ? found : undefined;
  });
  if (!manager) throw new Refusal(401, 'manager-login-failed');
  if (manager.status === 'PENDING') throw new Refusal(403, 'account-pending');
  if (manager.status === 'DISABLED') throw new Refusal(403, 'account-disabled');
  const { id, username, name, role } = manager;
  const { accessToken } = await startSession(rooms, { side: 'manager', id, name, role }, reply);
  return { success: true as const, accessToken, id, username, name, role, message: '' };
}
