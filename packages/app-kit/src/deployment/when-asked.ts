/** ms in which a question leaves, once what sends is there. */
const LEAVES = 50;

const later = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/**
 * Resolves when an app's first question has left: reading the app's code takes the processor, and
 * the answer comes meanwhile. `react` is read on the way, in a task of its own: between both parts
 * the first answer is heard, and the next question goes.
 */
export async function whenAsked(react: () => Promise<unknown>): Promise<void> {
  await import('@academy/api-client/http').catch(() => undefined);
  await later(LEAVES);
  await react().catch(() => undefined);
  await later(0);
}
