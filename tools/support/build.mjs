import { inRoot } from './paths.mjs';
import { readLog, runPnpmToLog } from './run.mjs';
import { Plain, say } from './say.mjs';

/** Builds everything through turbo; what has not changed comes out of its cache (`force` builds it again). */
export async function buildAll({ force = false } = {}) {
  const started = performance.now();
  say('Building …');
  const log = inRoot('.turbo/logs/build.log');
  const code = await runPnpmToLog(['exec', 'turbo', 'run', 'build', '--output-logs=new-only', ...(force ? ['--force'] : [])], log);
  if (code !== 0) throw new Plain(`${readLog(log)}\nThe build failed; its output stands above.`);
  say(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
