import { test as base } from '@playwright/test';
import { untilProxyHasSeen } from '../../tools/support/seen-by-proxy.mjs';
import { startSteadyLoad } from '../support/steady-load';
import { expect } from '../support/test';
import { startTwoProcesses, type TwoProcesses } from '../support/two-processes';
import { startWebServer, type WebServer } from '../support/web-server';

/** `npm test -- --nightly --only restarts` asks for ten. */
const RESTARTS = Number(process.env.RESTARTS ?? '1');
const REQUESTS = RESTARTS * 1_000;
const CLIENTS = 8;

interface Deployed {
  two: TwoProcesses;
  student: WebServer;
  admin: WebServer;
}

/**
 * As it is deployed: two API processes that drain as in the image, each app behind the shipped web
 * server.
 */
const test = base.extend<{}, { deployed: Deployed }>({
  deployed: [
    async ({}, provide) => {
      const two = await startTwoProcesses({ DRAIN_SECONDS: '5' });
      const student = await startWebServer(
        'student',
        two.processes.map((ports) => ports.student),
      );
      const admin = await startWebServer(
        'admin',
        two.processes.map((ports) => ports.admin),
      );
      await provide({ two, student, admin });
      await Promise.all([student.stop(), admin.stop()]);
      await two.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

async function signIn(url: string, body: object) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return accessToken;
}

/**
 * A manager's open page: its live stream, and how often it was ended and opened again. A stream
 * that breaks instead of ending is a fault.
 */
function startListener(origin: string, token: string) {
  const faults: string[] = [];
  const stop = new AbortController();
  let opened = 0;
  async function listen() {
    while (!stop.signal.aborted) {
      const answer = await fetch(`${origin}/api/admin/events`, {
        headers: { authorization: `Bearer ${token}` },
        signal: stop.signal,
      });
      opened += 1;
      const first = await readStream(answer);
      if (!answer.ok || !first.startsWith('event: resync'))
        faults.push(`${answer.status} ${first}`);
    }
  }
  const done = listen().catch((error: unknown) => {
    if (!stop.signal.aborted) faults.push(String(error));
  });
  return {
    opened: () => opened,
    faults,
    async end() {
      stop.abort();
      await done;
    },
  };
}

/** Reads a stream to its end; answers what came first. */
async function readStream(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  if (answer.body) for await (const chunk of answer.body) text += decoder.decode(chunk);
  return text.slice(0, 200);
}

test(
  `${RESTARTS} rolling restart(s) behind the shipped web server: no request fails, and live streams are ended and come back`,
  { tag: '@nightly' },
  async ({ deployed: { two, student, admin } }) => {
    test.setTimeout(30_000 + RESTARTS * 30_000);
    const token = await signIn(`${student.origin}/api/students/login`, {
      phoneNumber: '01012345678',
    });
    const manager = await signIn(`${admin.origin}/api/admin/users/login`, {
      username: 'manager',
      password: 'Manager1234!',
    });
    const me = await fetch(`${student.origin}/api/students/me`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { id } = (await me.json()) as { id: string };
    const read = (path: string) => ({ method: 'GET', url: `${student.origin}/api${path}`, token });
    const live = Array.from({ length: 4 }, () => startListener(admin.origin, manager));
    const load = startSteadyLoad(
      [
        read('/students/me'),
        read('/lunch-settings'),
        read(`/reservations/${id}/2099/12`),
        {
          method: 'PUT',
          url: `${student.origin}/api/reservations/${id}`,
          token,
          body: [{ date: '2099-12-01', lunch: true, dinner: false, studentId: id }],
        },
        read('/public/academy'),
      ],
      CLIENTS,
    );
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      await load.reaches((restart + 0.5) * (REQUESTS / RESTARTS));
      // As a release does: the next one goes when the web server has seen the one before.
      if (restart > 0) await untilProxyHasSeen();
      await two.restart(restart % 2);
    }
    await load.reaches(REQUESTS);
    await load.end();
    for (const listener of live) await listener.end();
    expect(load.failed).toEqual([]);
    expect(load.answered()).toBeGreaterThanOrEqual(REQUESTS);
    expect(live.flatMap(({ faults }) => faults)).toEqual([]);
    expect(live.reduce((sum, { opened }) => sum + opened(), 0)).toBeGreaterThan(live.length);
  },
);
