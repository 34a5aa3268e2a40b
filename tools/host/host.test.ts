// What `npm run host` makes, and whether the hosts' files say what the apps' own web server says.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { inRoot } from '../support/paths.mjs';
import { hosts, layFolder } from './folder.mjs';

const home = mkdtempSync(join(tmpdir(), 'academy-hosts-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const API = 'https://api.hanbit.kr';
const dist = join(home, 'dist');
mkdirSync(join(dist, 'assets'), { recursive: true });
mkdirSync(join(dist, '.vite'));
const index = readFileSync(inRoot('apps/student/index.html'), 'utf8');
writeFileSync(join(dist, 'index.html'), index);
writeFileSync(join(dist, 'index.html.br'), 'of before');
writeFileSync(
  join(dist, 'guardian.html'),
  readFileSync(inRoot('apps/student/guardian.html'), 'utf8'),
);
writeFileSync(join(dist, 'assets/core-1.js'), '1');
writeFileSync(join(dist, 'assets/core-1.js.br'), '1');
writeFileSync(join(dist, '.vite/manifest.json'), '{}');
writeFileSync(join(dist, 'sw.js'), 'x={version:`0123456789abcdef`,entry:`/assets/core-1.js`}');
writeFileSync(
  join(dist, 'manifest.webmanifest'),
  readFileSync(inRoot('apps/student/public/manifest.webmanifest')),
);

/** The folder as it is laid for a host; answers how to read in it. */
function laid(host: string, place: { api: string; name?: string }) {
  const to = join(home, `${host}-${Math.random()}`);
  layFolder(dist, to, host, place);
  return {
    text: (file: string) => readFileSync(join(to, file), 'utf8'),
    bytes: (file: string) => readFileSync(join(to, file)),
    has: (file: string) => existsSync(join(to, file)),
  };
}

test('the page says where the API is and what the app is called; so do the manifest and the worker’s version', () => {
  const { text, has } = laid('netlify', { api: API, name: '한빛 "학원" <1관>' });
  const page = text('site/index.html');
  expect(page).toContain(`<meta name="academy-api" content="${API}/api" />`);
  expect(page).toContain(`<link rel="preconnect" href="${API}" crossorigin="use-credentials" />`);
  expect(page).toContain('<title>한빛 &#34;학원&#34; &#60;1관&#62;</title>');
  expect(page).not.toContain('"학생 포털"');
  expect(JSON.parse(text('site/manifest.webmanifest'))).toMatchObject({
    name: '한빛 "학원" <1관>',
    short_name: '한빛 "학원" <1관>',
    start_url: '/student-calendar',
  });
  expect(text('site/sw.js')).toMatch(/version:`(?!0123456789abcdef)[0-9a-f]{16}`/);
  expect(text('site/guardian.html')).toContain(`<meta name="academy-api" content="${API}/api" />`);
  expect(text('site/guardian.html')).toContain('<title>보호자 안내</title>');
  expect(has('site/assets/core-1.js')).toBe(true);
  expect(has('site/.vite')).toBe(false);
});

test('without a name the app keeps its own', () => {
  const { text } = laid('vercel', { api: API });
  expect(text('site/index.html')).toContain('<title>학생 포털</title>');
  expect(JSON.parse(text('site/manifest.webmanifest')).short_name).toBe('학생 포털');
});

test('compressed copies are there where the host sends them, and are those of the page as it is', () => {
  expect(laid('s3', { api: API }).has('site/assets/core-1.js.br')).toBe(false);
  const { bytes, text, has } = laid('caddy', { api: API });
  expect(has('site/assets/core-1.js.br')).toBe(true);
  expect(brotliDecompressSync(bytes('site/index.html.br')).toString()).toBe(
    text('site/index.html'),
  );
});

test('a folder that is there is not written into, an app that is not built is named', () => {
  expect(() => layFolder(dist, home, 'netlify', { api: API })).toThrow('is there already');
  expect(() => layFolder(join(home, 'none'), join(home, 'x'), 'netlify', { api: API })).toThrow(
    'npm run build',
  );
});

/** What the web server of the images says of every page, with the API's origin let in. */
const protections = Object.fromEntries(
  [
    ...(
      /\(protections\) \{\n\theader \{\n([\s\S]*?)\n\t\}/.exec(
        readFileSync(inRoot('deploy/web.caddyfile'), 'utf8'),
      )?.[1] ?? ''
    ).matchAll(/^\t\t([\w-]+) "?([^"\n]+)"?$/gm),
  ]
    .map(([, name = '', value = '']): [string, string] => [
      name,
      value.replaceAll("{$API_SOURCES:'self'}", `'self' ${API}`),
    ])
    .filter(([name]) => !name.startsWith('-')),
);
const wanted = {
  ...protections,
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};
const KEPT = 'public, max-age=31536000, immutable';

const pairs = (text: string, shape: RegExp) =>
  Object.fromEntries([...text.matchAll(shape)].map(([, name, value]) => [name, value]));

describe('every host says of a page what the web server of the images says', () => {
  test('the protections were found', () => {
    expect(Object.keys(protections)).toHaveLength(7);
    expect(protections['Content-Security-Policy']).toContain(`connect-src 'self' ${API};`);
  });

  test('Netlify', () => {
    const text = laid('netlify', { api: API }).text('netlify.toml');
    const [, everywhere = '', assets = ''] = text.split('[headers.values]');
    expect(pairs(everywhere, /^([\w-]+) = "([^"\n]+)"$/gm)).toMatchObject(wanted);
    expect(assets).toContain(`Cache-Control = "${KEPT}"`);
  });

  test('Vercel', () => {
    const { headers, rewrites } = JSON.parse(laid('vercel', { api: API }).text('vercel.json'));
    const of = (at: number) =>
      Object.fromEntries(
        headers[at].headers.map(({ key, value }: { key: string; value: string }) => [key, value]),
      );
    expect(of(0)).toEqual(wanted);
    expect(of(1)).toEqual({ 'Cache-Control': KEPT });
    const isPage = new RegExp(`^${rewrites[0].source}$`);
    for (const page of ['/', '/mocks/1', '/student-calendar']) expect(page).toMatch(isPage);
    for (const file of ['/assets/gone.js', '/logo.png']) expect(file).not.toMatch(isPage);
  });

  test('S3 with CloudFront', () => {
    const { text } = laid('s3', { api: API });
    const { SecurityHeadersConfig: known, CustomHeadersConfig: own } = JSON.parse(
      text('headers.json'),
    );
    expect({
      'Content-Security-Policy': known.ContentSecurityPolicy.ContentSecurityPolicy,
      'X-Frame-Options': known.FrameOptions.FrameOption,
      'Referrer-Policy': known.ReferrerPolicy.ReferrerPolicy,
      'X-Content-Type-Options': known.ContentTypeOptions.Override && 'nosniff',
      'Strict-Transport-Security': `max-age=${known.StrictTransportSecurity.AccessControlMaxAgeSec}; includeSubDomains`,
      ...Object.fromEntries(
        own.Items.map(({ Header, Value }: { Header: string; Value: string }) => [Header, Value]),
      ),
    }).toEqual(wanted);
    expect(own.Quantity).toBe(own.Items.length);

    const pageOf = (uri: string) =>
      runInNewContext(
        `${text('pages.function')}\nhandler(${JSON.stringify({ request: { uri } })}).uri`,
      );
    expect(
      ['/', '/mocks/1', '/manual/', '/assets/core-1.js', '/assets/gone.js'].map((uri) =>
        pageOf(uri),
      ),
    ).toEqual([
      '/index.html',
      '/index.html',
      '/manual/index.html',
      '/assets/core-1.js',
      '/assets/gone.js',
    ]);
    expect(text('upload.sh')).toContain(`--cache-control '${KEPT}'`);
  });

  test('nginx', () => {
    const text = laid('nginx', { api: API }).text('app.conf');
    const said = pairs(text, /^\s*add_header ([\w-]+) (?:"([^"\n]+)"|(?=\S))/gm);
    const plain = pairs(text, /^\s*add_header ([\w-]+) ([^"\s;]+)(?: always)?;$/gm);
    expect({ ...said, ...plain }).toEqual({ ...wanted, 'Cache-Control': '$kept' });
    expect(text).toContain(KEPT);
  });
});

test('every host that has files is on the page for hosts', () => {
  const page = readFileSync(inRoot('docs/hosts.md'), 'utf8');
  expect(hosts.filter((host) => !page.includes(`--for ${host}`))).toEqual([]);
});
