import { branchColumns, branchTotal, type branchEndpoints } from '@academy/domain/branches';
import { fileTexts } from '@academy/domain/files';
import { sendAs } from '../../http/files/send-as';
import type { Call } from '../../http/serve';
import { transact } from '../../http/writes/transact';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { sheetOf } from '../../shared/sheets/sheet';
import { sheetFile } from '../../shared/sheets/sheet-file';
import type { OfficeOf } from '../../shared/branches/seen-branches';
import { compareBranches } from './compare-branches';

/** 지점 비교 as a file; who took it is written down. */
export async function exportBranches(
  deps: OfficeOf,
  call: Call<typeof branchEndpoints.exportBranches>,
) {
  const { params, reply } = call;
  const { content, date } = await compareBranches(deps, call);
  await transact(deps.db, (tx) =>
    auditManager(tx, call, {
      action: 'export-list',
      entity: 'branches',
      entityId: date,
      subject: fileTexts.branches,
      after: { count: content.length },
    }),
  );
  sendAs(reply, `${fileTexts.branches} ${date}`, params.format);
  return sheetFile(
    [sheetOf(fileTexts.branches, branchColumns(call.actor), [...content, branchTotal(content)])],
    params.format,
  );
}
