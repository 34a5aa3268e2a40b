import { percentile } from '../statistics.mjs';

const MINUTE_MS = 60_000;
/** A request that finds no connection for so long is refused (`db/postgres/open-postgres.ts`). */
const WAIT_MS = 2_000;
/** The app's own pauses before it tries again, the last one again and again. */
const PAUSES_MS = [1_000, 2_000, 4_000];
/** To the server and back on a phone. */
const AIR_MS = 60;

/**
 * `openApi` … `saveSql`: processor time in ms of opening the app and of saving a click.
 * `commitInLine`: NOTIFY holds the server's one lock for `commit` ms (docs/scale.md); otherwise
 * managers are notified after the commit. `dies`: the database is gone from `at` on, and a standby
 * answers `backAfter` ms later.
 * @typedef {{ openApi: number, openSql: number, saveApi: number, saveSql: number }} Work
 * @typedef {{ students: number, apiCores: number, sqlCores: number, commit: number, commitInLine?:
 * boolean, noJitter?: boolean, refuses?: boolean, dies?: { at: number, backAfter: number } }} Scene
 * @typedef {(at: number) => void} Happening
 * @typedef {(at: number, what: Happening) => void} Later
 */

/** Dice that fall the same way at every run (mulberry32), from 0 up to 1. @param {number} seed */
export function dice(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What is to happen, kept by its millisecond, and done in the order of time. */
function agenda() {
  /** @type {({ at: number, what: Happening }[] | undefined)[]} */
  const due = [];
  return {
    /** @type {Later} */
    later: (at, what) => (due[Math.floor(at)] ??= []).push({ at, what }),
    run() {
      for (let ms = 0; ms < due.length; ms += 1)
        for (const rest = due[ms] ?? []; rest.length > 0;) {
          const next = rest.reduce((first, one) => (one.at < first.at ? one : first));
          rest.splice(rest.indexOf(next), 1);
          next.what(next.at);
        }
    },
  };
}

/** A queue, first come first served by so many cores. @param {number} cores @param {Later} later */
function station(cores, later) {
  /** @type {{ ms: number, done: Happening, lost: Happening }[]} */
  let line = [];
  let [head, busy, life, isUp] = [0, 0, 0, true];
  const self = {
    /** Core-milliseconds that wait. */
    backlog: 0,
    /** @param {number} at @param {number} ms @param {Happening} done @param {Happening} lost */
    enter(at, ms, done, lost) {
      if (!isUp) return lost(at);
      line.push({ ms, done, lost });
      self.backlog += ms;
      work(at);
    },
    /** The machine dies, with what waits and runs. @param {number} at */
    stop(at) {
      const waiting = line.slice(head);
      [line, head, busy, life, isUp] = [[], 0, 0, life + 1, false];
      self.backlog = 0;
      for (const { lost } of waiting) lost(at);
    },
    start: () => (isUp = true),
  };
  function work(/** @type {number} */ at) {
    for (let job = line[head]; job && busy < cores; job = line[head]) {
      const { ms, done, lost } = job;
      const then = life;
      head += 1;
      busy += 1;
      self.backlog -= ms;
      later(at + ms, (now) => {
        if (life !== then) return lost(now);
        busy -= 1;
        done(now);
        work(now);
      });
    }
  }
  return self;
}

/**
 * The minute before a cutoff, event by event. Every student opens the app and clicks once; clicks
 * come denser and denser up to the last moment (a triangle), the app was opened 5 to 20 s before. A
 * save counts by when the server first takes it in; a student who is refused and comes back after
 * the cutoff is `late`: ordered in time and not received.
 * @param {Scene} scene @param {Work} work @param {number} seed
 */
export function simulate(scene, work, seed) {
  const roll = dice(seed);
  const { later, run } = agenda();
  const api = station(scene.apiCores, later);
  const sql = station(scene.sqlCores, later);
  const log = station(1, later);
  /** Half of the mean always, the rest exponential. */
  const spread = (/** @type {number} */ mean) => mean * (0.5 - 0.5 * Math.log(1 - roll()));
  /** @type {number[]} */
  const waits = [];
  let [late, refused, end] = [0, 0, 0];
  const nothing = () => undefined;

  /** @param {number} at @param {number} clicked @param {number} tries */
  function save(at, clicked, tries) {
    let isOver = false;
    const again = (/** @type {number} */ then) => {
      if (isOver) return;
      isOver = true;
      refused += 1;
      const pause = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0;
      later(then + (scene.noJitter ? pause : pause * (0.5 + roll())), (next) =>
        save(next, clicked, tries + 1),
      );
    };
    const done = (/** @type {number} */ then) => {
      isOver = true;
      if (at >= MINUTE_MS && clicked < MINUTE_MS - AIR_MS) late += 1;
      waits.push(then - clicked + AIR_MS);
      end = Math.max(end, then);
    };
    const commit = (/** @type {number} */ then) =>
      scene.commitInLine
        ? log.enter(then, spread(scene.commit), done, again)
        : later(then + scene.commit, done);
    const write = (/** @type {number} */ then) =>
      scene.refuses && sql.backlog > WAIT_MS * scene.sqlCores
        ? again(then)
        : sql.enter(then, spread(work.saveSql), commit, again);
    api.enter(at, spread(work.saveApi), write, again);
  }

  for (let student = 0; student < scene.students; student += 1) {
    const clicked = MINUTE_MS * Math.sqrt(roll());
    const opened = Math.max(0, clicked - 5_000 - 15_000 * roll());
    const read = (/** @type {number} */ at) =>
      sql.enter(at, spread(work.openSql), nothing, nothing);
    later(opened, (at) => api.enter(at, spread(work.openApi), read, nothing));
    later(clicked, (at) => save(at, at, 0));
  }
  const { dies } = scene;
  if (dies) {
    later(dies.at, (at) => [sql, log].forEach((one) => one.stop(at)));
    later(dies.at + dies.backAfter, () => [sql, log].forEach((one) => one.start()));
  }
  run();

  waits.sort((a, b) => a - b);
  return {
    saved: waits.length,
    late,
    refused,
    p50: percentile(waits, 0.5),
    p99: percentile(waits, 0.99),
    longest: waits.at(-1) ?? 0,
    doneAfter: Math.max(0, end - MINUTE_MS),
  };
}
