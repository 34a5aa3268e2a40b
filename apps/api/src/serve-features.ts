import type { Store } from './store/store';
import type { AuthKeys } from './http/auth/auth-keys';
import type { Database, Db } from './db/database';
import type { FastifyInstance } from 'fastify';
import { appUrls, type Env } from './env';
import { createAccountBudgets } from './features/accounts/account-budgets';
import { accountRoutes } from './features/accounts/accounts-routes';
import { approvalRoutes } from './features/approvals/approvals-routes';
import { applicationRoutes } from './features/applications/applications-routes';
import { attachmentRoutes } from './features/attachments/attachments-routes';
import { readPresence } from './features/attendance/day/read-presence';
import { attendanceRoutes } from './features/attendance/attendance-routes';
import { auditRoutes } from './features/audit/audit-routes';
import { backupRoutes } from './features/backups/backups-routes';
import type { Branches } from './shared/branches/branches';
import { branchRoutes } from './features/branches/branches-routes';
import { moveRoutes } from './features/moves/moves-routes';
import type { KeptBackups } from './features/backups/kept-backups';
import { depositRoutes } from './features/deposits/deposits-routes';
import { calendarRoutes } from './features/calendar/calendar-routes';
import { secondFactorRoutes } from './features/second-factor/second-factor-routes';
import { createOwnBudget } from './shared/accounts/own-budget';
import { createLoginGate } from './features/login/limits/login-budgets';
import { loginRoutes } from './features/login/login-routes';
import { loginManagementRoutes } from './features/login/manage-logins';
import { mealQuestionRoutes } from './features/meal-questions/meal-questions-routes';
import { menuRoutes } from './features/menus/menus-routes';
import { mealRoutes } from './features/meals/meals-routes';
import { ownChannels } from './features/messages/channels/own-channels';
import { messageRoutes } from './features/messages/messages-routes';
import { readOrderTasks } from './features/messages/orders/order-standings';
import { pushRoutes } from './features/messages/push/push-routes';
import { sendingRoutes } from './features/messages/sending/sending-routes';
import { withAddresses } from './shared/pictures/picture-addresses';
import { newsRoutes } from './features/news/news-routes';
import { operationRoutes } from './features/operations/operations-routes';
import { priceRoutes } from './features/prices/prices-routes';
import { reasonRoutes } from './features/reasons/reasons-routes';
import { settingsManagementRoutes } from './features/settings/management-routes';
import { featureRoutes } from './features/settings/features-tab';
import { settingsRoutes } from './features/settings/settings-routes';
import { statementRoutes } from './features/statements/statements-routes';
import { statsRoutes } from './features/stats/stats-routes';
import { studentRoutes } from './features/students/students-routes';
import type { createAccessTokens } from './http/auth/access-token';
import type { ReadFeaturesOff } from './http/features-off';
import { createFreeTries } from './http/limits/free-tries';
import { followKnownNetworks, type IsKnownNetwork } from './shared/settings/known-networks';
import { createProofs } from './http/limits/proof-of-work';
import type { Serve } from './http/serve';
import * as optional from './optional-features';
import { undoers } from './undoers';

interface FeatureDeps {
  database: Database;
  env: Env;
  keys: AuthKeys;
  store: Store;
  tokens: ReturnType<typeof createAccessTokens>;
  isKnownNetwork: IsKnownNetwork | undefined;
  backups: KeptBackups | undefined;
  branches: Branches | undefined;
  readFeaturesOff: ReadFeaturesOff;
}

/** Those that need the database alone. */
function servePlainFeatures(serve: Serve, db: Db): void {
  loginManagementRoutes(serve, { db });
  mealQuestionRoutes(serve, { db });
  menuRoutes(serve, { db });
  priceRoutes(serve, { db });
  calendarRoutes(serve, { db });
  featureRoutes(serve, { db });
  reasonRoutes(serve, { db });
  applicationRoutes(serve, { db });
  depositRoutes(serve, { db });
  statementRoutes(serve, { db });
  studentRoutes(serve, { db });
  auditRoutes(serve, { db });
  attendanceRoutes(serve, { db });
}

/** Every feature's calls. */
export async function serveFeatures(
  app: FastifyInstance,
  serve: Serve,
  {
    database,
    env,
    keys,
    store,
    tokens,
    backups,
    branches,
    isKnownNetwork: given,
    readFeaturesOff,
  }: FeatureDeps,
): Promise<void> {
  const { db } = database;
  const networks = await followKnownNetworks(database);
  app.addHook('onClose', networks.stop);
  const isKnownNetwork = given ?? networks.isKnown;
  const proofs = createProofs(db, keys);
  const tries = createFreeTries(db, proofs);
  const ownBudget = createOwnBudget(db);
  loginRoutes(serve, {
    db,
    env,
    keys,
    tokens,
    gate: createLoginGate(db, isKnownNetwork, proofs),
    readFeaturesOff,
    branches,
  });
  accountRoutes(serve, {
    db,
    budgets: createAccountBudgets({ isKnownNetwork, tries }),
    ownBudget,
    branches,
    firstAccountCodes: keys.logins.map((key) => key.firstAccountCode),
  });
  secondFactorRoutes(serve, { db, keys, budget: ownBudget });
  mealRoutes(serve, { db, readFeaturesOff });
  const pictures = withAddresses(store, keys);
  settingsRoutes(serve, { db, store, apps: appUrls(env) });
  settingsManagementRoutes(serve, {
    db,
    branches,
    store,
    firstAccountCode: keys.logins[0].firstAccountCode,
  });
  newsRoutes(serve, { db, branches, store: pictures });
  messageRoutes(serve, { db, keys, channels: ownChannels({ db, keys, env }) });
  sendingRoutes(serve, { db, keys, env });
  pushRoutes(serve, { db, keys, env });
  attachmentRoutes(serve, { db, store });
  statsRoutes(serve, {
    db,
    readOrderTasks: (now) => readOrderTasks(db, now),
    readPresence: (now) => readPresence(db, now),
    readBackupTimes: async () => (await backups?.times()) ?? null,
  });
  backupRoutes(serve, { db, backups });
  branchRoutes(serve, { db, branches });
  moveRoutes(serve, { db, branches });
  const shared = { db, branches, keys, pictures, tries, studentUrl: appUrls(env).student };
  for (const { routes } of Object.values(optional))
    for (const serveSome of routes) serveSome(serve, shared);
  approvalRoutes(serve, { db, readFeaturesOff });
  operationRoutes(serve, { db, undoers });
  servePlainFeatures(serve, db);
}
