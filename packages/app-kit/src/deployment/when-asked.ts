/** What has been begun goes on before it resolves. */
const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** Until the next frame is on the screen. A page that nobody sees has none. */
const nextPaint = () =>
  document.hidden
    ? nextTask()
    : new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });

/**
 * Resolves when an app has `asked` its first question, or has none yet although what sends is
 * there: reading the app's code takes the processor, and the answer comes meanwhile. `react` is
 * read on the way, in a task of its own: between both parts the first answer is heard, and the next
 * question goes.
 */
export async function whenAsked(
  asked: Promise<void>,
  react: () => Promise<unknown>,
): Promise<void> {
  await import('@academy/api-client/http').catch(() => undefined);
  await Promise.race([asked, nextPaint()]);
  await nextTask();
  await react().catch(() => undefined);
  await nextTask();
}
