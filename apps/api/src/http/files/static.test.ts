import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';

const home = mkdtempSync(join(tmpdir(), 'academy-sites-'));
const folders = { student: join(home, 'student'), admin: join(home, 'admin') };
const script = 'console.log("안녕하세요");'.repeat(50);
for (const [site, folder] of Object.entries(folders)) {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>${site}</title>`);
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  mkdirSync(join(folder, 'icons'));
  writeFileSync(join(folder, 'icons', 'app-192.png'), 'png');
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), script);
  writeFileSync(join(folder, 'assets', 'main-abc123.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets', 'main-abc123.js.gz'), gzipSync(script));
}
mkdirSync(join(folders.student, 'manual'));
writeFileSync(
  join(folders.student, 'manual', 'index.html'),
  '<!doctype html><title>사용 설명서</title>',
);
// Only the student app can be installed.
writeFileSync(join(folders.student, 'sw.js'), script);
writeFileSync(join(folders.student, 'sw.js.br'), brotliCompressSync(script));
writeFileSync(join(folders.student, 'manifest.webmanifest'), '{}');
writeFileSync(join(home, 'secret.txt'), 'secret');

let server: TestApp;
/** Listeners' ports are known only when they listen: the map is filled then. */
const ports = new Map<number, 'student' | 'admin'>();
beforeAll(async () => {
  server = await startTestApp({ sites: { folders, ports } });
  ports.set(Number(new URL(server.url).port), 'student');
});
afterAll(async () => {
  await server.close();
  rmSync(home, { recursive: true, force: true });
});

const page = { accept: 'text/html,application/xhtml+xml' };
/** As a browser behind a proxy names it; fetch does not let one set Host. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      send({ hostname, port, path, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
      })
        .on('error', reject)
        .end();
    },
  );

describe('which site', () => {
  test.each([
    ['the listener’s', '127.0.0.1', 'student'],
    ['student.example.com', 'student.example.com', 'student'],
    ['admin.example.com', 'admin.example.com', 'admin'],
    ['admin.localhost', 'admin.localhost:4100', 'admin'],
  ])('%s', async (_, host, site) => {
    expect((await ask('/', { ...page, host })).body.toString()).toBe(
      `<!doctype html><title>${site}</title>`,
    );
  });
});

describe('pages of the app', () => {
  test('the root is the app for whoever asks, a monitor too', async () => {
    expect((await ask('/', { accept: '*/*' })).status).toBe(200);
    expect((await ask('/student-calendar', { accept: '*/*' })).status).toBe(404);
  });

  test.each([
    '/',
    '/student-calendar',
    '/student-calendar?month=2026-04',
    '/admin',
    '/없는-곳',
    '/mocks/1',
  ])('%s is the app, and asked for again every time', async (path) => {
    const answer = await ask(encodeURI(path), page);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(String(answer.headers['content-security-policy'])).toMatch(
      /script-src 'self'.*object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/,
    );
    expect(String(answer.headers['content-security-policy'])).not.toContain('unsafe');
  });

  test('a folder with a page of its own is that page, and no page of the app', async () => {
    const answer = await ask('/manual/', page);
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    });
    expect(answer.body.toString()).toBe('<!doctype html><title>사용 설명서</title>');
    expect((await ask('/manuals/', page)).body.toString()).toBe(
      '<!doctype html><title>student</title>',
    );
  });

  test('HEAD too', async () => {
    expect(await ask('/student-calendar', page, 'HEAD')).toMatchObject({
      status: 200,
      body: Buffer.alloc(0),
    });
  });

  test.each([
    ['a file that is not there', 'GET', '/assets/gone.js', page],
    ['a picture that is not there', 'GET', '/logo.png', { accept: 'image/*' }],
    ['a program that asks for JSON', 'GET', '/student-calendar', { accept: 'application/json' }],
    ['a POST', 'POST', '/student-calendar', page],
    ['an unknown path of the API', 'GET', '/api/nowhere', page],
    ['vite’s own notes', 'GET', '/.vite/manifest.json', page],
    ['the folder above', 'GET', '/../secret.txt', page],
    ['the folder above, encoded', 'GET', '/..%2fsecret.txt', page],
    ['the folder above, encoded twice', 'GET', '/%252e%252e/secret.txt', page],
    ['a NUL', 'GET', '/index.html%00.js', page],
  ])('%s is no page', async (_, method, path, headers) => {
    const answer = await ask(path, headers, method);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body.toString()).not.toMatch(/doctype|secret|^\{\}$/);
  });
});

describe('files', () => {
  test('a hashed file is kept for good and goes out compressed', async () => {
    const brotli = await ask('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(String(brotli.headers.vary).toLowerCase()).toContain('accept-encoding');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    expect(
      (await ask('/assets/main-abc123.js', { 'accept-encoding': 'gzip' })).headers,
    ).toMatchObject({ 'content-encoding': 'gzip' });
    const plain = await ask('/assets/main-abc123.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(script);
  });

  test('others are asked for again, and answered with 304 while they are the same', async () => {
    const first = await ask('/favicon.svg');
    expect(first.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'no-cache',
    });
    expect(
      (await ask('/favicon.svg', { 'if-none-match': String(first.headers.etag) })).status,
    ).toBe(304);
  });
});

describe('an app that can be installed', () => {
  test.each([
    ['/sw.js', 'application/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/icons/app-192.png', 'image/png'],
  ])(
    '%s has its own type and is asked for again every time: a new version must be seen',
    async (path, type) => {
      const answer = await ask(path, { 'accept-encoding': 'br' });
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      });
      expect(
        (await ask(path, { 'if-none-match': String(answer.headers.etag), 'accept-encoding': 'br' }))
          .status,
      ).toBe(304);
    },
  );

  test('the worker and the manifest are allowed by name, from this origin only; the worker itself obeys the same policy', async () => {
    for (const path of ['/', '/sw.js']) {
      expect(String((await ask(path, page)).headers['content-security-policy'])).toMatch(
        /connect-src 'self'.*worker-src 'self'; manifest-src 'self'/,
      );
    }
  });

  test('an app without a worker has none: its page does not stand in for it', async () => {
    for (const path of ['/sw.js', '/manifest.webmanifest'])
      expect((await ask(path, { ...page, host: 'admin.example.com' })).status).toBe(404);
  });
});

test('GET /api/docs is a page for people, /api/docs/json the document that it shows', async () => {
  const docs = await ask('/api/docs', page);
  expect(docs.status).toBe(200);
  expect(docs.body.toString()).toContain('swagger-ui');
  expect(String(docs.headers['content-security-policy'])).toContain("script-src 'self'");
  expect((await ask('/api/docs/static/swagger-ui-bundle.js')).status).toBe(200);
});
