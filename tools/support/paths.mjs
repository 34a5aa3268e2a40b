import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, without a slash at the end. */
export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/**
 * An absolute path below the root.
 * @param {string[]} parts
 */
export const inRoot = (...parts) => resolve(root, ...parts);
