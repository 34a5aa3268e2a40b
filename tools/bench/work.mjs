import { setTimeout as wait } from 'node:timers/promises';

/** ms of waiting in which a page that has come to rest works less than `STILL` ms. */
const REST = 1000;
const STILL = 10;
/** So often it is looked at; what never rests is measured as it is. */
const LOOKS = 20;

/**
 * Runs in the page before anything of its own: `framePainted` waits until the next frame has been
 * painted.
 */
function addFramePainted() {
  const framePainted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        // Its message is a task behind the painting of this frame.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve);
        port1.start();
        port2.postMessage(0);
      });
    });
  Object.assign(window, { framePainted });
}

/**
 * A new tab on a processor that is this many times slower, and what its main thread works: the
 * processor's time, which a neighbour on the machine adds nothing to.
 * @param {import('@playwright/test').BrowserContext} context @param {number} slowdown
 */
export async function openAtWork(context, slowdown) {
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(addFramePainted);

  /** @type {Set<import('@playwright/test').Request>} */
  const underWay = new Set();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  // Event streams stay open.
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/event-stream'))
      underWay.delete(response.request());
  });

  /** Ms that it has worked until now. */
  const worked = async () => {
    const { metrics } = await tools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  /** It works no more, whatever it waits for. */
  async function still() {
    let [since, now] = [-Infinity, await worked()];
    for (let left = LOOKS; left > 0 && now - since > STILL * slowdown; left -= 1) {
      await wait(REST);
      [since, now] = [now, await worked()];
    }
  }
  /** Nothing else is under way: neither a part that still comes nor what was left to do. */
  async function atRest() {
    do await still();
    while (underWay.size > 0);
  }
  /**
   * What a promise of the page comes to, asked without Playwright's own scripts, which would be
   * half of what the floor works.
   * @param {string} expression
   */
  async function said(expression) {
    const { result } = await tools.send('Runtime.evaluate', { expression, awaitPromise: true });
    return Number(result.value);
  }
  return { page, said, worked, still, atRest };
}
