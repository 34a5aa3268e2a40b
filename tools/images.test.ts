// The base images: pinned by digest, the same everywhere, and the web server that is tested is the
// one that is delivered.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './support/paths.mjs';

const read = (file: string) => readFileSync(inRoot(file), 'utf8');
const DOCKERFILES = [
  'apps/student/Dockerfile',
  'apps/admin/Dockerfile',
  'apps/api/Dockerfile',
  '.devcontainer/Dockerfile',
];
const used = [
  ...DOCKERFILES.flatMap((file) => [...read(file).matchAll(/^FROM (\S+)/gm)]),
  ...['deploy/compose.yaml', 'deploy/compose.many.yaml'].flatMap((file) => [
    ...read(file).matchAll(/image: ([^'\s]+)$/gm),
  ]),
].map(([, image = '']) => image);
const tagOf = (image: string) => image.split('@')[0] ?? '';

test('every image that ours stand on is taken by its digest, and the same one everywhere', () => {
  expect(used).toHaveLength(11);
  for (const image of used)
    expect(image).toMatch(/^docker\.io\/library\/[a-z]+:\S+@sha256:[0-9a-f]{64}$/);
  expect(new Set(used).size).toBe(new Set(used.map(tagOf)).size);
  expect(used.filter((image) => image.includes('/caddy:'))).toHaveLength(4);
});

test('the API has the client of the server that it is delivered with', () => {
  const [, server] = /postgres:(\d+)-/.exec(read('deploy/compose.yaml')) ?? [];
  expect(read('apps/api/Dockerfile')).toContain(`postgresql-client-${server ?? 'of no server'} `);
});

test('what is fetched lies in a layer of its own, before the sources', () => {
  for (const file of DOCKERFILES.filter((each) => each.startsWith('apps/')))
    expect(read(file)).toMatch(/pnpm-lock\.yaml[^]*pnpm\.mjs fetch\nCOPY \. \.\n/);
});

test('no workflow tests with another web server than that of the images', () => {
  const folder = '.github/workflows';
  for (const name of readdirSync(inRoot(folder))) {
    const text = read(`${folder}/${name}`);
    expect(text, name).not.toMatch(/install .*caddy/);
    for (const job of text.split(/^(?= {2}[\w-]+:\n)/m))
      if (/npm test|\.ci\/run/.test(job)) expect(job).toContain('./.github/actions/web-server');
  }
  expect(read('.github/actions/web-server/action.yml')).toContain('apps/student/Dockerfile');
});
