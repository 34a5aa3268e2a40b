import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where it is said what an answer of the server looks like when a page of `app` gets it. */
const saidIn = (/** @type {string} */ app) => [
  { folder: '../domain/src', files: /(schemas?|endpoints)\.ts$/ },
  { folder: '../api-client/src', files: /\.ts$/ },
  { folder: `../../apps/${app}/src/features`, files: /-queries\.ts$/ },
  { folder: `../../apps/${app}/src/shared`, files: /-queries\.ts$/ },
];
const NOT_DELIVERED = /\.test\.ts$|testing[\\/]/;

/**
 * A name for the shapes of all answers: another one as soon as one of the files that describe them
 * changes. What a device has kept under another name is not shown by this version of the app (ADR
 * 0092).
 * @param {'student' | 'admin'} app
 */
export function answerShape(app) {
  const hash = createHash('sha256');
  for (const { folder, files } of saidIn(app)) {
    const root = fileURLToPath(new URL(`${folder}/`, import.meta.url));
    const found = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => files.test(file) && !NOT_DELIVERED.test(file),
    );
    for (const file of found.toSorted()) hash.update(readFileSync(root + file));
  }
  return hash.digest('hex').slice(0, 16);
}
