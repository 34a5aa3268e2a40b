import { backupEndpoints, takenAt, type Backups } from '@academy/domain/backups';
import { formatMoment } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import { attachFile } from '../../http/files/send-as';
import { answerWithin } from '../../http/limits/deadlines';
import type { Call, Serve } from '../../http/serve';
import { once } from '../../http/writes/once';
import { transact } from '../../http/writes/transact';
import { auditManager } from '../../shared/audit/manager-audit-db';
import type { Begun, KeptBackups } from './kept-backups';

/** A gigabyte over a slow line. */
const DOWNLOAD_MS = 30 * 60_000;

interface Deps {
  db: Db;
  /** Undefined: the server has no folder for them. */
  backups: KeptBackups | undefined;
}

const NONE: Backups = {
  kept: false,
  nightly: false,
  takingSince: null,
  failed: null,
  content: [],
};

/** What the log calls a backup. */
const momentOf = (backup: string) => formatMoment(takenAt(backup) ?? new Date(0));

function kept(backups: KeptBackups | undefined): KeptBackups {
  if (!backups) throw new Refusal('backups-not-kept');
  return backups;
}

function refuseUnlessBegun(begun: Begun, running: 'backup-running' | 'backup-check-running') {
  if (begun === 'unknown') throw new Refusal('not-found');
  if (begun === 'not-writable') throw new Refusal('backups-not-writable');
  if (begun === 'running') throw new Refusal(running);
}

const takeBackup = ({ db, backups }: Deps, call: Call<(typeof backupEndpoints)['takeBackup']>) =>
  once(db, call, async (tx) => {
    const all = kept(backups);
    await auditManager(tx, call, { action: 'take-backup', entity: 'backups', entityId: null });
    refuseUnlessBegun(await all.take(), 'backup-running');
    return all.list();
  });

const checkBackup = ({ db, backups }: Deps, call: Call<(typeof backupEndpoints)['checkBackup']>) =>
  once(db, call, async (tx) => {
    const [all, { backup }] = [kept(backups), call.params];
    await auditManager(tx, call, {
      action: 'check-backup',
      entity: 'backups',
      entityId: backup,
      subject: momentOf(backup),
    });
    refuseUnlessBegun(await all.check(backup), 'backup-check-running');
    return all.list();
  });

async function downloadBackup(
  { db, backups }: Deps,
  call: Call<(typeof backupEndpoints)['downloadBackup']>,
) {
  const {
    params: { backup },
    body: { passphrase },
    request,
    reply,
  } = call;
  answerWithin(request, DOWNLOAD_MS);
  const file = await kept(backups).locked(backup, passphrase);
  if (!file) throw new Refusal('not-found');
  if (file === 'too-large') throw new Refusal('backup-too-large');
  await transact(db, (tx) =>
    auditManager(tx, call, {
      action: 'download-backup',
      entity: 'backups',
      entityId: backup,
      subject: momentOf(backup),
    }),
  );
  attachFile(reply, backup, 'zip.age');
  return file;
}

export function backupRoutes(serve: Serve, deps: Deps): void {
  serve(backupEndpoints.backups, async () => (await deps.backups?.list()) ?? NONE);
  serve(backupEndpoints.takeBackup, (call) => takeBackup(deps, call));
  serve(backupEndpoints.checkBackup, (call) => checkBackup(deps, call));
  serve(backupEndpoints.downloadBackup, (call) => downloadBackup(deps, call));
}
