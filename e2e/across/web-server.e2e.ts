import { test as base } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mealPage } from '../student/meal-page';
import { repository } from '../support/child';
import { expectRow } from '../support/expect-row';
import { ask, lasting } from '../support/raw-http';
import { startRoundRobin, type RoundRobin } from '../support/round-robin';
import { signInAsManager, signInAsStudent } from '../support/sign-in';
import { expect } from '../support/test';
import { startTwoProcesses, type TwoProcesses } from '../support/two-processes';
import { startWebServer, type WebServer } from '../support/web-server';

interface Deployed {
  two: TwoProcesses;
  /** What is before each process and counts. */
  counted: RoundRobin[];
  student: WebServer;
  admin: WebServer;
}

/** As it is deployed: each app behind its own web server, two API processes behind both. */
const test = base.extend<{}, { deployed: Deployed }>({
  deployed: [
    async ({}, provide) => {
      const two = await startTwoProcesses();
      const counted = await Promise.all(
        two.processes.map(({ student }) => startRoundRobin([student])),
      );
      const upstreams = counted.map(({ origin }) => Number(new URL(origin).port));
      const student = await startWebServer('student', upstreams);
      const admin = await startWebServer('admin', upstreams);
      await provide({ two, counted, student, admin });
      await Promise.all([student.stop(), admin.stop(), ...counted.map((proxy) => proxy.close())]);
      await two.stop();
    },
    // Five servers begin and end in it; a busy machine takes its time.
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One after another in one worker: to start the servers again costs more than a test.
test.describe.configure({ mode: 'default' });

const page = { accept: 'text/html,application/xhtml+xml', 'accept-encoding': 'gzip, deflate, br' };
const hashed = (app: string, ending: string) =>
  `/assets/${readdirSync(join(repository, `apps/${app}/dist/assets`)).find((name) => name.endsWith(ending)) ?? 'none'}`.replace(
    /\.br$/,
    '',
  );

for (const app of ['student', 'admin'] as const) {
  test(
    `${app}: the web server answers as the API process does that serves the app itself`,
    { tag: '@nightly' },
    async ({ deployed }) => {
      const direct = `http://localhost:${deployed.two.processes[0]?.[app]}`;
      const calls: [path: string, headers: Record<string, string>, method?: string][] = [
        ...[
          '/',
          '/index.html',
          '/student-calendar?month=2026-11',
          '/mocks/1',
          '/assets',
          '/assets/',
          '/manual/',
          '/manual',
          '/manual/index.html',
          encodeURI('/없는-곳'),
        ].map((path): [string, Record<string, string>] => [path, page]),
        [hashed(app, '.js.br'), page],
        [hashed(app, '.js.br'), { 'accept-encoding': 'gzip' }],
        [hashed(app, '.js.br'), {}],
        [hashed(app, '.css.br'), page],
        [hashed(app, '.woff2'), page],
        ['/manual/', page],
        ['/manual/', {}],
        ['/manual', page],
        ['/manual/manual.css', page],
        ['/manual/images/login.webp', page],
        ['/manual/images/gone.webp', page],
        ['/favicon.svg', page],
        ['/theme.js', page],
        ['/sw.js', page],
        ['/manifest.webmanifest', page],
        ['/icons/app-192.png', page],
        ['/', { accept: '*/*' }],
        ['/manual/', { accept: '*/*' }],
        ['/manual/', {}],
        ['/mocks', { accept: '*/*' }],
        ['/', page, 'HEAD'],
        ['/mocks', page, 'HEAD'],
        ['/mocks', page, 'POST'],
        ['/theme.js', page, 'DELETE'],
        ['/assets/gone.js', page],
        ['/assets/gone.js', { accept: '*/*' }],
        ['/.vite/manifest.json', page],
        ['/..%2fpackage.json', page],
        ['/%252e%252e/package.json', page],
        ['/index.html%00.js', page],
        ['/', { ...page, 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.1' }],
        ['/api/public/academy', {}],
        ['/api/nowhere', page],
        ['/api', page],
        ['/api/health/ready', {}],
      ];
      for (const [path, headers, method] of calls) {
        const [want, got] = [
          await ask(`${direct}${path}`, headers, method),
          await ask(`${deployed[app].origin}${path}`, headers, method),
        ];
        expect(lasting(got), `${method ?? 'GET'} ${path} ${JSON.stringify(headers)}`).toEqual(
          lasting(want),
        );
        // Error texts may differ; the API's own are compared.
        if (want.status < 400 || path.startsWith('/api'))
          expect(got.body.equals(want.body), path).toBe(true);
      }
    },
  );
}

test(
  'the page is asked for again, and answered with 304 while it is the same',
  { tag: '@nightly' },
  async ({ deployed }) => {
    for (const path of ['/', '/theme.js', '/sw.js']) {
      const { headers } = await ask(`${deployed.student.origin}${path}`, page);
      expect(
        (
          await ask(`${deployed.student.origin}${path}`, {
            ...page,
            'if-none-match': String(headers.etag),
          })
        ).status,
      ).toBe(304);
    }
  },
);

test(
  'a student saves and a manager sees it at once: calls take turns, events come through, the security policy holds',
  { tag: '@ci' },
  async ({ page: manager, browser, deployed }) => {
    const refused: string[] = [];
    const context = await browser.newContext();
    const tab = await context.newPage();
    for (const each of [manager, tab])
      each.on(
        'console',
        (message) =>
          message.text().includes('Content Security Policy') && refused.push(message.text()),
      );
    const meals = mealPage(tab);

    await signInAsManager(manager, { origin: deployed.admin.origin });
    await signInAsStudent(tab, { origin: deployed.student.origin });
    await tab.getByRole('button', { name: '다음 달' }).click();
    const chip = tab.getByRole('checkbox', { name: /\(수\) 저녁$/ }).nth(1);
    const [, month = '', day = ''] =
      /^(\d+)월 (\d+)일/.exec((await chip.getAttribute('aria-label')) ?? '') ?? [];
    const year = new URL(tab.url()).searchParams.get('month')?.slice(0, 4) ?? '';
    await manager.goto(
      `${deployed.admin.origin}/list?date=${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    );
    await expect(manager.getByText('실시간')).toBeVisible();
    await chip.click();
    await meals.expectSaved();
    await expectRow(manager.getByRole('table'), { 이름: /김하늘/, 저녁: '신청' });

    expect(refused).toEqual([]);
    for (const { passed } of deployed.counted)
      expect(passed.filter(({ call }) => !call.includes('/health/')).length).toBeGreaterThan(3);
    await context.close();
  },
);

test(
  'what differs from place to place comes from the environment: whose word counts about https, and where the API is',
  { tag: '@ci' },
  async ({ deployed }) => {
    const upstreams = deployed.two.processes.map(({ student }) => student);
    const trusting = await startWebServer('student', upstreams);
    const careful = await startWebServer('student', upstreams, { TRUSTED_PROXIES: '192.0.2.1/32' });
    const lost = await startWebServer('student', [9]);
    const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.1' };
    const pinned = async (origin: string) =>
      (await ask(`${origin}/api/public/academy`, https)).headers['strict-transport-security'];
    expect(await pinned(trusting.origin)).toBe('max-age=31536000; includeSubDomains');
    expect(await pinned(careful.origin)).toBeUndefined();
    // The app opens without an API, which the student app can do something with.
    expect((await ask(`${lost.origin}/`, page)).status).toBe(200);
    expect(lasting(await ask(`${lost.origin}/api/public/academy`, {}))).toMatchObject({
      status: 503,
      'cache-control': 'no-store',
      'content-type': undefined,
    });
    await Promise.all([trusting.stop(), careful.stop(), lost.stop()]);
  },
);

test(
  'one process ends while calls come in: none is lost, and the other hears the next',
  { tag: '@ci' },
  async ({ deployed }) => {
    const ending = deployed.two.end(1);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => ask(`${deployed.student.origin}/api/public/academy`, {})),
    );
    await ending;
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 10 }, () => ask(`${deployed.admin.origin}/api/public/academy`, {})),
      )),
    );
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
  },
);
