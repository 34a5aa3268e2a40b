import type { settingsManagementEndpoints } from '@academy/domain/settings';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import type { Call } from '../../http/serve';
import { transact } from '../../http/writes/transact';
import { emptyAcademy, noteDemo, readDemo } from '../../shared/installation/demo-db';

/**
 * Ends the demo: all its data and sessions are deleted, and the next account is the first of a real
 * academy. The answer carries the code for that account, which the terminal shows too.
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
