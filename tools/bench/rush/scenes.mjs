import { dice } from './dice.mjs';
import { simulate } from './simulate.mjs';

/** How many students, how many academies, and what a database node has. */
export const PLAN = {
  academies: 10_000,
  students: 5_000_000,
  nodeCores: 16,
  shards: 1024,
  commitMs: 0.5,
};
/** Cores are bought for this share of the highest second. */
const FILL = 0.8;
/** In a triangle over sixty seconds the last second is twice the mean one. */
const PEAK = 2 / 60;
const SEED = 20_261_120;

/** @typedef {import('./simulate.mjs').Work} Work */
/** @typedef {Record<string, { apiMs: number, sqlMs: number }>} Calls */

/**
 * What one student costs: opening the app is every call but the save.
 * @param {Calls} calls
 * @returns {Work}
 */
export function workOf({ save = { apiMs: 0, sqlMs: 0 }, ...opening }) {
  const sum = (/** @type {'apiMs' | 'sqlMs'} */ part) =>
    Object.values(opening).reduce((all, call) => all + call[part], 0);
  return {
    openApiMs: sum('apiMs'),
    openSqlMs: sum('sqlMs'),
    saveApiMs: save.apiMs,
    saveSqlMs: save.sqlMs,
  };
}

/**
 * Cores for this many students who all come in one minute, a fifth of them free in the highest
 * second.
 * @param {number} students
 * @param {number} ms of work for one student
 */
export const coresFor = (students, ms) =>
  Math.max(2, Math.ceil((students * PEAK * ms) / 1000 / FILL));

/**
 * Academies of different sizes on nodes by the hash of their id: how much the fullest node has of
 * the mean.
 * @param {number} nodes
 */
export function imbalance(nodes) {
  const roll = dice(SEED);
  const shards = Array.from({ length: PLAN.shards }, () => 0);
  for (let academy = 0; academy < PLAN.academies; academy += 1) {
    const bell = Math.sqrt(-2 * Math.log(1 - roll())) * Math.cos(2 * Math.PI * roll());
    const shard = Math.floor(roll() * PLAN.shards);
    shards[shard] = (shards[shard] ?? 0) + Math.exp(0.6 * bell);
  }
  const loads = Array.from({ length: nodes }, () => 0);
  shards.forEach((load, shard) => (loads[shard % nodes] = (loads[shard % nodes] ?? 0) + load));
  return Math.max(...loads) / (loads.reduce((sum, load) => sum + load, 0) / nodes);
}

/** The nodes and processes that the whole needs, and every scene played. @param {Calls} calls */
export function playAll(calls) {
  const work = workOf(calls);
  const [apiMs, sqlMs] = [work.openApiMs + work.saveApiMs, work.openSqlMs + work.saveSqlMs];
  const nodes = Math.ceil(coresFor(PLAN.students, sqlMs) / PLAN.nodeCores);
  const own = Math.round(PLAN.students / nodes);
  const [apiCores, sqlCores] = [coresFor(own, apiMs), PLAN.nodeCores];
  const base = {
    live: /** @type {const} */ ('after'),
    commitMs: PLAN.commitMs,
    jitter: true,
    refuses: false,
  };
  const node = { ...base, students: own, apiCores, sqlCores };
  const dies = { at: 45_000, backAfter: 10_000 };
  const scenes = [
    {
      ...base,
      name: 'one academy, 2 + 2 cores',
      students: 1_000,
      apiCores: 2,
      sqlCores: 2,
      live: /** @type {const} */ ('in-line'),
    },
    {
      ...base,
      name: '100 academies, one PostgreSQL',
      students: 100_000,
      apiCores: coresFor(100_000, apiMs),
      sqlCores: coresFor(100_000, sqlMs),
    },
    {
      ...base,
      name: '  the same, NOTIFY at commit',
      students: 100_000,
      apiCores: coresFor(100_000, apiMs),
      sqlCores: coresFor(100_000, sqlMs),
      live: /** @type {const} */ ('in-line'),
    },
    { ...node, name: 'one node of many' },
    { ...node, name: '  the fullest node', students: Math.round(own * imbalance(nodes)) },
    { ...node, name: '  NOTIFY at commit', live: /** @type {const} */ ('in-line') },
    { ...node, name: '  half the database cores', sqlCores: sqlCores / 2 },
    { ...node, name: '  half, refusing after 2 s', sqlCores: sqlCores / 2, refuses: true },
    { ...node, name: '  the node dies for 10 s', dies },
    { ...node, name: '  dies, no jitter', dies, jitter: false },
  ];
  return {
    work,
    nodes,
    students: own,
    apiCores: apiCores * nodes,
    imbalance: imbalance(nodes),
    outcomes: scenes.map((scene) => ({
      ...simulate(scene, work, SEED),
      apiCores: scene.apiCores,
      sqlCores: scene.sqlCores,
    })),
  };
}
