import { AREAS, areaName, managerRoleName } from '@academy/domain/rights';
import { type Account, type accountEndpoints, accountStatusName } from '@academy/domain/accounts';
import { seoulDay } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { sendAs } from '../../http/files/send-as';
import type { Call } from '../../http/serve';
import { transact } from '../../http/writes/transact';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { sheetOf, type SheetColumn } from '../../shared/sheets/sheet';
import { sheetFile } from '../../shared/sheets/sheet-file';
import { readAccounts } from './accounts-db';

const TITLE = '관리자 계정';

/** An admin has every area, whatever is on the account. */
const areasText = ({ role, areas }: Account) =>
  (role === 'ADMIN' ? AREAS : areas).map(areaName).join(', ');

const columns: readonly SheetColumn<Account>[] = [
  { header: '이름', kind: 'text', value: ({ name }) => name },
  { header: '아이디', kind: 'text', value: ({ username }) => username },
  { header: '역할', kind: 'text', value: ({ role }) => managerRoleName(role) },
  { header: '영역', kind: 'text', value: areasText },
  { header: '상태', kind: 'text', value: ({ status }) => accountStatusName(status) },
  { header: '최근 로그인', kind: 'moment', value: ({ lastLoginAt }) => lastLoginAt },
  { header: '로그인 중', kind: 'number', value: ({ sessionCount }) => sessionCount },
  { header: '가입', kind: 'moment', value: ({ createdAt }) => createdAt },
  { header: '승인', kind: 'moment', value: ({ approvedAt }) => approvedAt },
  { header: '승인자', kind: 'text', value: ({ approvedByName }) => approvedByName },
];

/** The list as a file; who took it is written down. */
export async function exportAccounts(
  db: Db,
  { actor, request, now, params: { format }, reply }: Call<typeof accountEndpoints.exportAccounts>,
) {
  const accounts = await transact(db, async (tx) => {
    const rows = await readAccounts(tx, now);
    await auditManager(
      tx,
      { actor, request },
      {
        action: 'export-list',
        entity: 'account',
        entityId: null,
        subject: TITLE,
        after: { count: rows.length },
      },
    );
    return rows;
  });
  sendAs(reply, `${TITLE} ${seoulDay(now)}`, format);
  return sheetFile([sheetOf(TITLE, columns, accounts)], format);
}
