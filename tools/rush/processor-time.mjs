import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;

/**
 * A process out of /proc: its parent, its processor time and that of its children that have ended
 * (ms), its memory (bytes).
 * @param {number} pid
 */
function read(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [parent = 0, times, pages = 0] = [fields[1], fields.slice(11, 15), fields[21]];
    return {
      pid,
      parent,
      ms: times.reduce((sum, time) => sum + time, 0) * TICK_MS,
      bytes: pages * 4096,
    };
  } catch {
    return null;
  }
}

/**
 * Processor time so far in ms: of a process alone, or of all its descendants.
 * @param {number} root
 * @param {{ descendants?: boolean }} [options]
 */
export function processorTime(root, { descendants = false } = {}) {
  if (!descendants) return read(root)?.ms ?? 0;
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => read(Number(name)) ?? []);
  const below = new Set([root]);
  for (let size = 0; size !== below.size;) {
    size = below.size;
    for (const { pid, parent } of all) if (below.has(parent)) below.add(pid);
  }
  return all
    .filter(({ pid }) => pid !== root && below.has(pid))
    .reduce((sum, { ms }) => sum + ms, 0);
}

/** Resident memory in bytes. @param {number} pid */
export const memoryOf = (pid) => read(pid)?.bytes ?? 0;
