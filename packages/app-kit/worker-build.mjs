import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DIST = 'dist';

/**
 * What the app needs to run without a network. Fonts come one by one when their letters are met:
 * all of them are 3 MB.
 */
const NEEDED = /^\/(assets\/.*\.(js|css|svg|webp|png)|theme\.js|favicon\.svg)$/;

/** The build that lies in `dist`, as its worker will know it. */
function readBuild() {
  const addresses = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).map(
    (file) => `/${file.replaceAll('\\', '/')}`,
  );
  const files = addresses.filter((address) => NEEDED.test(address)).toSorted();
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  // The last one: its chunks come before it (start-worker.ts).
  const entry = [...page.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].at(-1)?.[1];
  if (entry === undefined) throw new Error('dist/index.html starts no script.');
  const hash = createHash('sha256').update(page);
  for (const file of files) hash.update(file).update(readFileSync(join(DIST, file)));
  return { version: hash.digest('hex').slice(0, 16), entry, files };
}

/**
 * The second half of an app's build: its service worker, one file at a fixed address, which knows
 * the names of all the others. `keepsPictures`: see src/worker/build.ts.
 * @param {{ keepsPictures: boolean }} options
 */
export const workerBuild = ({ keepsPictures }) => ({
  publicDir: false,
  // Read when it is built, not when this file is looked at.
  plugins: [
    {
      name: 'the-build',
      apply: 'build',
      config: () => ({ define: { BUILD: JSON.stringify({ ...readBuild(), keepsPictures }) } }),
    },
  ],
  build: {
    emptyOutDir: false,
    lib: {
      entry: 'src/worker/service-worker.ts',
      formats: ['iife'],
      name: 'worker',
      fileName: () => 'sw.js',
    },
  },
});
