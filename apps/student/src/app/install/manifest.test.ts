import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const inApp = (path: string) => new URL(`../../../${path}`, import.meta.url);
const manifest = JSON.parse(readFileSync(inApp('public/manifest.webmanifest'), 'utf8'));
const page = readFileSync(inApp('index.html'), 'utf8');
const routes = readFileSync(inApp('src/app/router/app-routes.tsx'), 'utf8');
const tokens = readFileSync(inApp('../../packages/ui/src/styles/tokens.css'), 'utf8');

/** Width and height are at fixed places of a PNG's first chunk. */
function sizeOf(picture: string): string {
  const bytes = readFileSync(inApp(`public${picture}`));
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('what a browser needs to offer the installation', () => {
  expect(manifest).toMatchObject({
    lang: 'ko',
    id: '/',
    start_url: '/student-calendar',
    scope: '/',
    display: 'standalone',
  });
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  for (const purpose of ['any', 'maskable']) {
    const sizes = manifest.icons
      .filter((icon: { purpose: string }) => icon.purpose === purpose)
      .map(({ sizes: size }: { sizes: string }) => size);
    expect(sizes).toEqual(['192x192', '512x512']);
  }
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
});

test('every picture is there in the stated size', () => {
  const icons = [
    ...manifest.icons,
    ...manifest.shortcuts.flatMap(({ icons: own }: { icons: unknown[] }) => own),
  ];
  for (const { src, sizes } of icons) expect(`${src} ${sizeOf(src)}`).toBe(`${src} ${sizes}`);
  expect(page).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />');
  expect(sizeOf('/icons/apple-touch-icon.png')).toBe('180x180');
});

test('every shortcut leads to a page', () => {
  for (const { url } of manifest.shortcuts) expect(routes).toContain(`path="${url}"`);
});

test('the bars around the app have the colours of its background, by day and by night', () => {
  const [light, dark] = [...tokens.matchAll(/--color-bg: (#\w+)/g)].map(([, colour]) => colour);
  expect(manifest).toMatchObject({
    theme_color: light,
    background_color: light,
    color_scheme_dark: { theme_color: dark, background_color: dark },
  });
  expect(page).toContain(`content="${light}" media="(prefers-color-scheme: light)"`);
  expect(page).toContain(`content="${dark}" media="(prefers-color-scheme: dark)"`);
  expect(page).toContain('viewport-fit=cover');
});
