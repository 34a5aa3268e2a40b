import { openRecords, settled } from '../writes/outbox';
import { LAST_SEEN } from './forget-last-seen';

/** One answer of the server as it was last seen. */
export interface SeenAnswer {
  /** The user who read it. */
  owner: string;
  /** The query's own hash. */
  query: string;
  /**
   * What answers looked like to the version of the app that read it: another one may expect another
   * shape.
   */
  shape: string;
  /** Server's time of the answer, ms since the epoch. */
  seenAt: number;
  data: unknown;
}

/** Where answers are kept on the device, beside the life of the page. */
export interface LastSeenStore {
  get(owner: string, query: string): Promise<SeenAnswer | undefined>;
  put(answers: readonly SeenAnswer[]): Promise<void>;
  /** Deletes everything but what is to be kept. */
  keepOnly(wanted: (answer: SeenAnswer) => boolean): Promise<void>;
  close(): void;
}

const ANSWERS = 'answers';
const keyOf = ({ owner, query }: Pick<SeenAnswer, 'owner' | 'query'>) => [owner, query];

/**
 * The answers in IndexedDB. It lets go when the database is deleted (a logout in any tab), and from
 * then on fails.
 */
export async function openLastSeenStore(): Promise<LastSeenStore> {
  const database = await openRecords(LAST_SEEN, ANSWERS);
  database.addEventListener('versionchange', () => database.close());

  const answers = (mode: IDBTransactionMode) =>
    database.transaction(ANSWERS, mode).objectStore(ANSWERS);

  return {
    get: async (owner, query) =>
      settled<SeenAnswer | undefined>(answers('readonly').get(keyOf({ owner, query }))),
    async put(seen) {
      const records = answers('readwrite');
      await Promise.all(seen.map((answer) => settled(records.put(answer, keyOf(answer)))));
    },
    async keepOnly(wanted) {
      const records = answers('readwrite');
      const unwanted = (await settled<SeenAnswer[]>(records.getAll())).filter(
        (answer) => !wanted(answer),
      );
      await Promise.all(unwanted.map((answer) => settled(records.delete(keyOf(answer)))));
    },
    close: () => database.close(),
  };
}
