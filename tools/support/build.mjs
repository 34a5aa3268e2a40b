import { isBuilt, noteBuilt } from './built.mjs';
import { inRoot } from './paths.mjs';
import { readLog, runPnpmToLog } from './run.mjs';
import { Plain, say } from './say.mjs';

/**
 * Builds the apps, or only those named, through turbo; what has not changed comes out of its cache.
 * When nothing has changed since the last build of all, nothing is asked.
 * @param {string[]} [apps]
 */
export async function build(apps = []) {
  if (apps.length === 0 && isBuilt()) return;
  const started = performance.now();
  say('Building …');
  const log = inRoot('.turbo/logs/build.log');
  const filters = apps.map((app) => `--filter=@academy/${app}`);
  const code = await runPnpmToLog(
    ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only', ...filters],
    log,
  );
  if (code !== 0) throw new Plain(`${readLog(log)}\nThe build failed; its output stands above.`);
  if (apps.length === 0) noteBuilt();
  say(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
