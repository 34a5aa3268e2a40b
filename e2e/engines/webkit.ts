import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../support/server';
import { PATIENCE, type Engine, type Tab } from './engine';

/** The key under which WebDriver hands out an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** ms between two looks. */
const LOOK_EVERY = 200;

type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Calls of a driver; what it refuses is an error with its words. */
const askDriver =
  (origin: string): Ask =>
  async (method, path, body) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const said: unknown = await answer.json();
    const value = isRecord(said) ? said['value'] : undefined;
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

/** The first answer that is no error. */
async function patiently<Answer>(look: () => Promise<Answer>): Promise<Answer> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (performance.now() > until) throw error;
      await wait(LOOK_EVERY);
    }
  }
}

const fieldOf = (value: unknown, field: string) =>
  isRecord(value) ? String(value[field]) : undefined;

/** A window of the session; a driver hears only of the one it was switched to. */
function tabOf(ask: Ask, session: string, handle: string): Tab {
  const here: Ask = async (method, path, body) => {
    await ask('POST', `${session}/window`, { handle });
    return ask(method, `${session}${path}`, body);
  };

  async function find(xpath: string): Promise<string> {
    const found = await here('POST', '/element', { using: 'xpath', value: xpath });
    const element = `/element/${fieldOf(found, ELEMENT)}`;
    if ((await here('GET', `${element}/displayed`)) !== true)
      throw new Error(`${xpath} is not shown.`);
    return element;
  }

  return {
    open: async (url) => void (await here('POST', '/url', { url })),
    see: async (xpath) => void (await patiently(() => find(xpath))),
    press: (xpath) =>
      patiently(async () => void (await here('POST', `${await find(xpath)}/click`))),
    write: (xpath, text) =>
      patiently(async () => void (await here('POST', `${await find(xpath)}/value`, { text }))),
    ask: (expression) =>
      here('POST', '/execute/async', {
        script: `const done = arguments[0]; Promise.resolve(${expression}).then(done, () => done(null));`,
        args: [],
      }),
    close: async () => void (await here('DELETE', '/window')),
  };
}

/** WebKitGTK's small browser, by the WebDriver that Debian has for it. */
export async function startWebKit(driver: string): Promise<Engine> {
  const port = await freePort();
  const child = spawn('xvfb-run', ['-a', driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LANG: 'ko_KR.UTF-8' },
  });
  const ask = askDriver(`http://127.0.0.1:${port}`);
  await patiently(() => ask('GET', '/status'));
  const started = await patiently(() =>
    ask('POST', '/session', { capabilities: { alwaysMatch: {} } }),
  );
  const session = `/session/${fieldOf(started, 'sessionId')}`;

  // Stays open: a driver without a window opens none.
  const first = { handle: await ask('GET', `${session}/window`) };
  return {
    async tab() {
      await ask('POST', `${session}/window`, first);
      // A window of its own: nothing is drawn in a tab that lies behind another.
      const opened = await ask('POST', `${session}/window/new`, { type: 'window' });
      const handle = fieldOf(opened, 'handle') ?? '';
      await ask('POST', `${session}/window`, { handle });
      await ask('POST', `${session}/window/rect`, { width: 390, height: 844 });
      return tabOf(ask, session, handle);
    },
    async close() {
      await ask('DELETE', session);
      const gone = once(child, 'exit');
      if (child.pid !== undefined) process.kill(-child.pid);
      await gone;
    },
  };
}
