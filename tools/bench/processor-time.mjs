import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

/**
 * A process out of /proc: its parent, its processor time and that of its children that have ended
 * (ms), its memory (bytes).
 * @param {number} pid
 */
function read(pid) {
  try {
    // The name of a process is in brackets and may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, ofEnded = 0, systemOfEnded = 0] = fields.slice(11, 15);
    return {
      pid,
      parent: fields[1] ?? 0,
      own: (user + system) * TICK_MS,
      ended: (ofEnded + systemOfEnded) * TICK_MS,
      bytes: (fields[21] ?? 0) * 4096,
    };
  } catch {
    return null;
  }
}

const processes = () =>
  readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) && read(Number(name))) || []);

/** A program and all below it. @param {number} root */
function familyOf(root, all = processes()) {
  const family = new Set([root]);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return family;
}

/**
 * Processor time so far in ms: a program's own, and that of all programs below it. PostgreSQL ends
 * its processes with their connections, so those that have ended count. Linux only.
 * @param {number} root
 */
export function processorTime(root) {
  const all = processes();
  const family = familyOf(root, all);
  const own = all.find(({ pid }) => pid === root)?.own ?? 0;
  const together = all
    .filter(({ pid }) => family.has(pid))
    .reduce((sum, one) => sum + one.own + one.ended, 0);
  return { own, below: together - own };
}

/** Resident memory of all programs below one, what they share counted once. @param {number} root */
export function memoryBelow(root) {
  const pids = familyOf(root);
  pids.delete(root);
  return [...pids].reduce((sum, pid) => sum + proportionalMemory(pid), 0);
}

/** What is a process's alone, and its part of what it shares. @param {number} pid */
function proportionalMemory(pid) {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Resident memory in bytes. @param {number} pid */
export const memoryOf = (pid) => read(pid)?.bytes ?? 0;
