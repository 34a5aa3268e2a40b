import { parseArgs } from 'node:util';
import { say } from '../support/say.mjs';

/**
 * What was asked for. `--help` and words that are not understood end in `usage`.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {string} usage @param {Options} options
 */
export function argumentsFor(usage, options) {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { ...options, help: /** @type {const} */ ({ type: 'boolean' }) },
    });
    if ('help' in values) {
      say(usage);
      process.exit(0);
    }
    return { positionals, values };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}\n`);
    process.exit(2);
  }
}
