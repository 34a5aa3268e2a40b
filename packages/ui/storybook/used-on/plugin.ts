import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { Sources } from './pages';
import { indexKit } from './used-on';

const root = join(import.meta.dirname, '../../../..');
const folders = ['apps/student/src', 'apps/admin/src', 'packages/ui/src', 'packages/ui/storybook'];
/** They show components without being a place where one is used. */
const elsewhere = /\.(test|guide)\.tsx?$|\/testing\//;

function readSources(): Sources {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll(sep, '/')}`,
    ),
  );
  return Object.fromEntries(
    files
      .filter((file) => /\.tsx?$/.test(file) && !elsewhere.test(file))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
}

/** Fills kit-index.ts, so that "used on" is what the apps import and nothing typed by hand. */
export const kitIndex = (): Plugin => ({
  name: 'kit-index',
  load(id) {
    if (!id.endsWith('/storybook/used-on/kit-index.ts')) return undefined;
    return Object.entries(indexKit(readSources()))
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
});
