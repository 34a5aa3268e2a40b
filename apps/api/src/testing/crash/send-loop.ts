import { writeSync } from 'node:fs';
import { openDatabase } from '../../db/open';
import { openChannels } from '../../features/messages/channels/open-channels';
import { pushChannel } from '../../features/messages/channels/push';
import { sendNext } from '../../features/messages/send-due';
import { testEnv, testKeys } from '../test-env';

/**
 * A process that sends what waits in the outbox and ends when nothing does, unless it is killed. It
 * lives `AHEAD_MS` in the future, where the leases of those killed before it are over.
 */
const database = await openDatabase({
  databaseUrl: process.env.DATABASE_URL,
  dataDir: process.env.DATA_DIR,
});
const { db } = database;
const clock = () => new Date(Date.now() + Number(process.env.AHEAD_MS));
// Each of them has the key that the one before sealed with.
const keys = testKeys(testEnv({ JWT_KEYS: `loop:${'A'.repeat(43)}` }));
const push = pushChannel({ db, clock, keys, env: process.env });
const sending = { db, clock, channels: async () => ({ ...openChannels(process.env), push }) };
writeSync(1, 'begun\n');
while (await sendNext(sending));
await database.close();
