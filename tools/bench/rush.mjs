// The minute before a cutoff: `rush` measures it for one academy on this machine, `rush simulate`
// plays it for many with the measured times (docs/scale.md).
import { Plain, say } from '../support/say.mjs';
import { measure } from './rush/measure.mjs';
import { playAll } from './rush/scenes.mjs';

/** @param {import('../bench.mjs').Options} options @param {string} [what] */
export async function run({ processes }, what = 'measure') {
  if (what === 'measure') await measure(Number(processes));
  else if (what === 'simulate') {
    say('scene | students | API cores | SQL cores | p50 | p99 | longest | after | refused | late');
    playAll((...cells) => say(cells.join(' | ')));
  } else throw new Plain(`There is no "${what}". There are: measure, simulate`);
}
