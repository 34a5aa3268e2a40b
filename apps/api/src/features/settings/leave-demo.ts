import type { settingsManagementEndpoints } from '@academy/domain/settings';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import type { Call } from '../../http/serve';
import { transact } from '../../http/writes/transact';
import { emptyAcademy, noteDemo, readDemo } from '../../shared/installation/demo-db';

/**
 * Ends the demo: nothing of it stays, everybody is signed out, and the next account is the first of
 * an academy of one's own. The answer carries the code that this account needs, as the terminal
 * shows it.
 */
export const leaveDemo = (
  db: Db,
  firstAccountCode: string,
  { now }: Call<typeof settingsManagementEndpoints.leaveDemo>,
) =>
  transact(db, async (tx) => {
    const { isDemo } = await readDemo(tx);
    if (!isDemo) throw new Refusal('not-a-demo');
    await emptyAcademy(tx);
    await noteDemo(tx, { demoLeftAt: now }, now);
    return { firstAccountCode };
  });
