import { dice, simulate } from './simulate.mjs';

/** As `npm run bench -- rush` measured it in November 2026: docs/scale.md. */
const WORK = { openApi: 16.86, openSql: 7.36, saveApi: 4.9, saveSql: 2.57 };
const ACADEMIES = 10_000;
const STUDENTS = 5_000_000;
const NODE_CORES = 16;
const SHARDS = 1024;
const SEED = 20_261_120;

const [API_MS, SQL_MS] = [WORK.openApi + WORK.saveApi, WORK.openSql + WORK.saveSql];

/**
 * Cores for students who all come in one minute: in a triangle the last second is twice the mean
 * one, and a fifth of the cores is free even then.
 * @param {number} students @param {number} ms of work for one student
 */
const coresFor = (students, ms) => Math.max(2, Math.ceil((students * (2 / 60) * ms) / 1000 / 0.8));

/**
 * Academies of different sizes on nodes by the hash of their id: how much the fullest node has of
 * the mean.
 * @param {number} nodes
 */
function imbalance(nodes) {
  const roll = dice(SEED);
  const shards = Array.from({ length: SHARDS }, () => 0);
  for (let academy = 0; academy < ACADEMIES; academy += 1) {
    const bell = Math.sqrt(-2 * Math.log(1 - roll())) * Math.cos(2 * Math.PI * roll());
    const shard = Math.floor(roll() * SHARDS);
    shards[shard] = (shards[shard] ?? 0) + Math.exp(0.6 * bell);
  }
  const loads = Array.from({ length: nodes }, (_, node) =>
    shards.reduce((sum, load, shard) => (shard % nodes === node ? sum + load : sum), 0),
  );
  return Math.max(...loads) / (loads.reduce((sum, load) => sum + load, 0) / nodes);
}

const nodes = Math.ceil(coresFor(STUDENTS, SQL_MS) / NODE_CORES);

/** @param {number} students @returns {import('./simulate.mjs').Scene} */
const sized = (students) => ({
  students,
  apiCores: coresFor(students, API_MS),
  sqlCores: coresFor(students, SQL_MS),
  commit: 0.5,
});
const node = { ...sized(Math.round(STUDENTS / nodes)), sqlCores: NODE_CORES };
const dies = { at: 45_000, backAfter: 10_000 };

/** @type {Record<string, import('./simulate.mjs').Scene>} */
const SCENES = {
  'one academy, 2 + 2 cores': { ...sized(1_000), commitInLine: true },
  '100 academies, one PostgreSQL': sized(100_000),
  '· the same, NOTIFY at commit': { ...sized(100_000), commitInLine: true },
  'one node of many': node,
  '· the fullest node': { ...node, students: Math.round(node.students * imbalance(nodes)) },
  '· NOTIFY at commit': { ...node, commitInLine: true },
  '· half the database cores': { ...node, sqlCores: NODE_CORES / 2 },
  '· half, refusing after 2 s': { ...node, sqlCores: NODE_CORES / 2, refuses: true },
  '· the node dies for 10 s': { ...node, dies },
  '· dies, no jitter': { ...node, dies, noJitter: true },
};

/**
 * Plays every scene; `each` gets its outcome.
 * @param {(...cells: (string | number)[]) => void} each
 */
export function playAll(each) {
  each('nodes', nodes, 'API cores', node.apiCores * nodes, 'fullest', imbalance(nodes).toFixed(2));
  for (const [name, scene] of Object.entries(SCENES)) {
    const { p50, p99, longest, doneAfter, refused, late } = simulate(scene, WORK, SEED);
    const times = [p50, p99, longest, doneAfter].map((ms) => `${Math.round(ms)} ms`);
    each(name, scene.students, scene.apiCores, scene.sqlCores, ...times, refused, late);
  }
}
