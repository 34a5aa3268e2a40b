import { percentile } from '../statistics.mjs';
import { Agenda } from './agenda.mjs';
import { dice } from './dice.mjs';
import { Station } from './station.mjs';

const MINUTE_MS = 60_000;
/** A request that finds no connection for so long is refused (`db/postgres/open-postgres.ts`). */
const WAIT_MS = 2_000;
/** The app's own pauses before it tries again, the last one again and again. */
const PAUSES_MS = [1_000, 2_000, 4_000];
/** To the server and back on a phone. */
const AIR_MS = 60;

/**
 * `apiMs`, `sqlMs`: processor time of opening the app, and of saving a click, in the API and in the
 * database. `live`: `in-line` holds the one lock that PostgreSQL takes for NOTIFY at commit for
 * `commitMs`; `after` notifies the managers after the commit, without it. `dies`: the database node
 * is gone from that moment, and a standby answers after `backAfter`.
 * @typedef {{ openApiMs: number, openSqlMs: number, saveApiMs: number, saveSqlMs: number }} Work
 * @typedef {{ name: string, students: number, apiCores: number, sqlCores: number, live: 'in-line' |
 * 'after', commitMs: number, jitter: boolean, refuses: boolean, dies?: { at: number, backAfter:
 * number } }} Scene
 * @typedef {{ name: string, students: number, saved: number, late: number, p50: number, p99:
 * number, longest: number, refused: number, apiBusy: number, sqlBusy: number, doneAfterMs: number
 * }} Outcome
 */

/**
 * The minute before a cutoff, event by event. Every student opens the app and clicks once; clicks
 * come denser and denser up to the last moment (a triangle), the app was opened 5 to 20 s before. A
 * save counts by when the server first gets it and does not refuse it; a student who is refused and
 * comes back after the cutoff is `late`: ordered in time and not received.
 * @param {Scene} scene @param {Work} work @param {number} seed @returns {Outcome}
 */
export function simulate(scene, work, seed) {
  const roll = dice(seed);
  /** @type {Agenda<(at: number) => void>} */
  const agenda = new Agenda();
  const later = (/** @type {number} */ at, /** @type {(at: number) => void} */ what) =>
    agenda.add(at, what);
  const [api, sql, log] = [
    new Station(scene.apiCores, later),
    new Station(scene.sqlCores, later),
    new Station(1, later),
  ];
  /** Service times are spread around their mean: half of it always, the rest exponential. */
  const spread = (/** @type {number} */ mean) => mean * (0.5 - 0.5 * Math.log(1 - roll()));
  /** @type {number[]} */
  const waits = [];
  let [saved, late, refused, end] = [0, 0, 0, 0];

  /** @param {number} at @param {number} clicked @param {number} tries */
  function save(at, clicked, tries) {
    let isOver = false;
    const again = (/** @type {number} */ then) => {
      if (isOver) return;
      isOver = true;
      refused += 1;
      const pause = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0;
      later(then + (scene.jitter ? pause * (0.5 + roll()) : pause), (next) =>
        save(next, clicked, tries + 1),
      );
    };
    const done = (/** @type {number} */ then) => {
      isOver = true;
      saved += 1;
      if (at >= MINUTE_MS && clicked < MINUTE_MS - AIR_MS) late += 1;
      waits.push(then - clicked + AIR_MS);
      end = Math.max(end, then);
    };
    const commit = (/** @type {number} */ then) =>
      scene.live === 'in-line'
        ? log.enter(then, spread(scene.commitMs), done, again)
        : later(then + scene.commitMs, done);
    api.enter(
      at,
      spread(work.saveApiMs),
      (then) => {
        if (scene.refuses && sql.backlog > WAIT_MS * sql.cores) again(then);
        else sql.enter(then, spread(work.saveSqlMs), commit, again);
      },
      again,
    );
  }

  for (let student = 0; student < scene.students; student += 1) {
    const clicked = MINUTE_MS * Math.sqrt(roll());
    const opened = Math.max(0, clicked - 5_000 - 15_000 * roll());
    later(opened, (at) =>
      api.enter(
        at,
        spread(work.openApiMs),
        (then) =>
          sql.enter(
            then,
            spread(work.openSqlMs),
            () => undefined,
            () => undefined,
          ),
        () => undefined,
      ),
    );
    later(clicked, (at) => save(at, at, 0));
  }
  if (scene.dies) {
    const { at, backAfter } = scene.dies;
    later(at, (then) => {
      sql.stop(then);
      log.stop(then);
    });
    later(at + backAfter, () => {
      sql.start();
      log.start();
    });
  }
  for (let entry = agenda.next(); entry; entry = agenda.next()) entry.what(entry.at);

  waits.sort((a, b) => a - b);
  // From the first second to the last answer; at the end of the minute it is twice the mean.
  const busy = (/** @type {Station} */ { worked, cores }) =>
    worked / (cores * Math.max(end, MINUTE_MS));
  return {
    name: scene.name,
    students: scene.students,
    saved,
    late,
    p50: percentile(waits, 0.5),
    p99: percentile(waits, 0.99),
    longest: waits.at(-1) ?? 0,
    refused,
    apiBusy: busy(api),
    sqlBusy: busy(sql),
    doneAfterMs: Math.max(0, end - MINUTE_MS),
  };
}
