import { readdirSync, readFileSync } from 'node:fs';

/** How Linux counts processor time. */
const TICKS_A_SECOND = 100;

/**
 * `reaped`: what those used that it started and that ended. PostgreSQL ends its processes with
 * their connections.
 * @typedef {{ pid: number, parent: number, seconds: number, reaped: number }} Process
 */

/**
 * Every process of this machine with the processor time that it has used. Linux only.
 * @returns {Process[]}
 */
function processes() {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      // The name of a process is in brackets and may hold anything.
      const facts = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      const [parent = 0, ...ticks] = [1, 11, 12, 13, 14].map((index) => Number(facts[index]));
      const [user = 0, system = 0, ofEnded = 0, systemOfEnded = 0] = ticks;
      return [
        {
          pid: Number(name),
          parent,
          seconds: (user + system) / TICKS_A_SECOND,
          reaped: (ofEnded + systemOfEnded) / TICKS_A_SECOND,
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
    .reduce((sum, process) => sum + process.seconds + process.reaped, 0);
  return { own, together };
}
