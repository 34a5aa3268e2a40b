import { setTimeout as wait } from 'node:timers/promises';
import { changeAcademy, type Academy } from '../../academies/directory-db';
import { dropSchema, renameSchema, tablesIn } from '../../db/postgres/emptiness';
import { moveInto, rowsOf, whileAndAfterReadOnly } from '../../db/postgres/move-into';
import { openSession, type Session } from '../../db/postgres/open-session';
import { reportUnchanged } from '../backup/restore/report-unchanged';
import { OperatorError, type CommandIo } from '../command';
import { asideName } from './aside-name';
import { withHouse, type House } from './house';
import { lacking } from './migrate-academy';

/** How long the servers have to hear that it is read only; who has not heard waits for a lock. */
const HEARD_MS = 1_000;

interface Move {
  house: House;
  academy: Academy;
  to: string;
  source: Session;
  target: Session;
  at: Date;
}

const hasTables = async ({ db, schema }: Session) => (await tablesIn(db, schema)).length > 0;

/** Copies the rows on one connection while another blocks all writes. */
async function copy({ source, target }: Move): Promise<number> {
  const holder = await source.again();
  return whileAndAfterReadOnly(holder.db, async () =>
    rowsOf((await moveInto(target, source.db)).facts),
  ).finally(holder.close);
}

async function carryOut(move: Move, io: CommandIo): Promise<void> {
  const { house, academy, to, source, target, at } = move;
  if (await hasTables(target)) {
    if (academy.state !== 'moving')
      throw new OperatorError(
        `${to} has a schema ${academy.schema} already: rename or drop it if it is not needed. Nothing was changed.`,
      );
    // Of a try that was cut off.
    await dropSchema(target.db, academy.schema);
  }
  await changeAcademy(house.db, academy.slug, { state: 'moving' });
  await wait(HEARD_MS);
  const began = performance.now();
  const rows = await copy(move).catch(async (error: unknown) => {
    await changeAcademy(house.db, academy.slug, { state: 'active' });
    return reportUnchanged(error);
  });
  await changeAcademy(house.db, academy.slug, { server: to, state: 'active' });
  io.note(
    `${rows.toLocaleString('en-US')} rows were copied and compared in ${((performance.now() - began) / 1000).toFixed(1)} s.`,
  );
  // Who reads there has heard by then.
  await wait(HEARD_MS);
  const aside = asideName(academy.schema, 'moved', at);
  await renameSchema(source.db, academy.schema, aside);
  io.note(
    `${academy.name} is served from ${to}. At ${academy.server} its data are kept in the schema ${aside}; drop it when it is not needed.`,
  );
}

/**
 * `academy move`: the data of one academy to another server, read only for seconds. What was there
 * stays under another name until the operator drops it. Cut off anywhere, it is repeated.
 */
export const moveAcademy = (slug: string, to: string, io: CommandIo): Promise<void> =>
  withHouse(io, async (house) => {
    const academy = house.academy(slug);
    if (academy.server === to) throw new OperatorError(`${slug} is at ${to} already.`);
    if (academy.state === 'suspended')
      throw new OperatorError(
        `${slug} is suspended. Resume it first: npm run operate -- academy resume ${slug}`,
      );
    if (lacking(academy).length > 0)
      throw new OperatorError(`${slug} lacks migrations. Run first: npm run operate -- migrate`);
    const source = await openSession(house.urlOf(academy.server), academy.schema);
    try {
      const target = await openSession(house.urlOf(to), academy.schema);
      const at = io.clock();
      await carryOut({ house, academy, to, source, target, at }, io).finally(target.close);
    } finally {
      await source.close();
    }
    io.print(slug);
  });
