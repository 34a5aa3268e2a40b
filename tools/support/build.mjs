import { inRoot } from './paths.mjs';
import { readLog, runPnpmToLog } from './run.mjs';
import { Plain, say } from './say.mjs';

/**
 * Builds the apps, or only those named, through turbo; what has not changed comes out of its cache.
 * @param {string[]} [apps]
 */
export async function build(apps = []) {
  const started = performance.now();
  say('Building …');
  const log = inRoot('.turbo/logs/build.log');
  const code = await runPnpmToLog(
    [
      'exec',
      'turbo',
      'run',
      'build',
      '--output-logs=errors-only',
      ...apps.map((app) => `--filter=@academy/${app}`),
    ],
    log,
  );
  if (code !== 0) throw new Plain(`${readLog(log)}\nThe build failed; its output stands above.`);
  say(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
