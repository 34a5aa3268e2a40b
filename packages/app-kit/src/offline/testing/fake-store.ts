import type { LastSeenStore, SeenAnswer } from '../last-seen-store';

/** A device's store in memory; it outlives the pages of a test. */
export function fakeStore() {
  const answers = new Map<string, SeenAnswer>();
  const keyOf = (owner: string, query: string) => `${owner} ${query}`;
  const store: LastSeenStore = {
    get: async (owner, query) => answers.get(keyOf(owner, query)),
    put: async (seen) => {
      for (const answer of seen)
        answers.set(keyOf(answer.owner, answer.query), structuredClone(answer));
    },
    keepOnly: async (wanted) => {
      for (const [key, answer] of answers) if (!wanted(answer)) answers.delete(key);
    },
    close: () => undefined,
  };
  return { store, answers: () => [...answers.values()] };
}
