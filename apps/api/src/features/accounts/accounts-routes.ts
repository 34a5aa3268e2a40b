import { accountEndpoints, isUsername } from '@academy/domain/accounts';
import type { Serve } from '../../http/serve';
import { approveAccount, editAccount } from './grants';
import {
  disableAccount,
  enableAccount,
  issueTemporaryPassword,
  resetSecondFactor,
  signOutAccount,
} from './account-states';
import type { AccountDeps } from './account-deps';
import { isUsernameTaken, readAccounts } from './accounts-db';
import { changeOwnPassword } from './change-own-password';
import { isWithoutAccounts } from '../../shared/accounts/accounts-db';
import { exportAccounts } from './export-accounts';
import { rejectAccount, rejectAccounts } from './reject-accounts';
import { signUp } from './signup';

export function accountRoutes(serve: Serve, deps: AccountDeps): void {
  const { db, budgets } = deps;

  serve(accountEndpoints.checkId, async ({ query: { username }, ip, now, request }) => {
    await budgets.check({ ip, now, request });
    return {
      isAvailable: isUsername(username) && !(await isUsernameTaken(db, username)),
      ...((await isWithoutAccounts(db)) && { needsCode: true }),
    };
  });
  serve(accountEndpoints.signup, (call) => signUp(deps, call));
  serve(accountEndpoints.changeOwnPassword, (call) => changeOwnPassword(deps, call));

  serve(accountEndpoints.accounts, async ({ now }) => {
    const content = await readAccounts(db, now);
    return { content, pendingCount: content.filter(({ status }) => status === 'PENDING').length };
  });
  serve(accountEndpoints.exportAccounts, (call) => exportAccounts(db, call));
  serve(accountEndpoints.editAccount, (call) => editAccount(deps, call));
  serve(accountEndpoints.approveAccount, (call) => approveAccount(db, call));
  serve(accountEndpoints.rejectAccount, (call) => rejectAccount(db, call));
  serve(accountEndpoints.rejectAccounts, (call) => rejectAccounts(db, call));
  serve(accountEndpoints.disableAccount, (call) => disableAccount(db, call));
  serve(accountEndpoints.enableAccount, (call) => enableAccount(db, call));
  serve(accountEndpoints.signOutAccount, (call) => signOutAccount(db, call));
  serve(accountEndpoints.resetSecondFactor, (call) => resetSecondFactor(db, call));
  serve(accountEndpoints.issueTemporaryPassword, (call) => issueTemporaryPassword(db, call));
}
