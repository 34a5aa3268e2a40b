import { loginEndpoints, managerLoginSchema } from '@academy/domain/login';
import type { ManagerRole } from '@academy/domain/rights';
import type { ManagerId } from '@academy/domain/ids';
import { managers } from '../../db/schema';
import { hashCheaply } from '../academies/cheap-hash';
import type { TestApp } from '../test-app';

export const MANAGER_PASSWORD = 'Ordinary1234!';
let hash: Promise<string> | undefined;
let count = 0;

export interface AManager {
  id: ManagerId;
  username: string;
  name: string;
}

/** Inserts a manager in use, with a name of their own and `MANAGER_PASSWORD`. */
export async function insertManager(
  { database: { db } }: Pick<TestApp, 'database'>,
  overrides: Partial<typeof managers.$inferInsert> = {},
): Promise<AManager> {
  count += 1;
  const passwordHash = await (hash ??= hashCheaply(MANAGER_PASSWORD));
  const [row] = await db
    .insert(managers)
    .values({
      username: `person-${count}`,
      name: `직원${count}`,
      status: 'ACTIVE',
      role: 'MANAGER',
      passwordHash,
      ...overrides,
    })
    .returning();
  if (!row) throw new Error('the manager was not inserted');
  return row;
}

/** Signs a manager in as the login page does. */
export async function signInManager(
  server: TestApp,
  { username }: Pick<AManager, 'username'>,
  password = MANAGER_PASSWORD,
): Promise<string> {
  return managerLoginSchema.parse(
    (await server.callEndpoint(loginEndpoints.managerLogin, {}, { body: { username, password } }))
      .body,
  ).accessToken;
}

/** A manager of this role, and a token of theirs. */
export async function managerWith(
  server: TestApp,
  role: ManagerRole,
  overrides: Partial<typeof managers.$inferInsert> = {},
): Promise<AManager & { token: string }> {
  const manager = await insertManager(server, { role, ...overrides });
  return { ...manager, token: await signInManager(server, manager) };
}
