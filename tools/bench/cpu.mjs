import { readdirSync, readFileSync } from 'node:fs';

/** How Linux counts processor time. */
const TICKS_A_SECOND = 100;

/** @typedef {{ pid: number, parent: number, seconds: number }} Process */

/** Every process of this machine with the processor time that it has used. Linux only. */
function processes() {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      // The name of a process stands in brackets and may hold anything.
      const facts = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      const [parent, user, system] = [1, 11, 12].map((index) => Number(facts[index]));
      return [
        {
          pid: Number(name),
          parent: parent ?? 0,
          seconds: ((user ?? 0) + (system ?? 0)) / TICKS_A_SECOND,
        },
      ];
    } catch {
      return [];
    }
  });
}

/**
 * The processor time that a program has used, and all programs that it started: the API, and the
 * database that it started for itself.
 * @param {number} pid
 */
export function cpuOf(pid) {
  const all = processes();
  const own = all.find((process) => process.pid === pid)?.seconds ?? 0;
  const family = new Set([pid]);
  for (let before = 0; before < family.size;) {
    before = family.size;
    for (const process of all) if (family.has(process.parent)) family.add(process.pid);
  }
  const together = all
    .filter((process) => family.has(process.pid))
    .reduce((sum, process) => sum + process.seconds, 0);
  return { own, together };
}
