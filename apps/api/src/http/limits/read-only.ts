import type { Database } from '../../db/database';
import { INSTALLATION_CHANNEL, readReadOnly } from '../../shared/installation/installation-db';

/** A notification that got lost costs no more than this. */
const ASK_EVERY_MS = 5_000;

export interface ReadOnlySwitch {
  isOn(): boolean;
  stop(): Promise<void>;
}

/**
 * Follows the installation's switch in this process: notified at once of a change, polled now and
 * then in case the telling got lost. While the database does not answer the last known state holds:
 * then nothing can be written anyway.
 */
export async function followReadOnly(
  database: Database,
  onError: (error: unknown) => void,
  askEveryMs = ASK_EVERY_MS,
): Promise<ReadOnlySwitch> {
  let on = false;
  const ask = async () => void ({ readOnly: on } = await readReadOnly(database.db));
  const askAgain = () => void ask().catch(onError);
  const unlisten = await database.listen(INSTALLATION_CHANNEL, askAgain, askAgain);
  await ask();
  const timer = setInterval(askAgain, askEveryMs).unref();
  return {
    isOn: () => on,
    stop: async () => {
      clearInterval(timer);
      await unlisten();
    },
  };
}
