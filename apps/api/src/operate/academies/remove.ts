import { rm } from 'node:fs/promises';
import { deleteAcademy } from '../../academies/directory-db';
import { readPictureKeys } from '../../db/copy/pictures-named';
import { dropSchema, tablesIn } from '../../db/postgres/emptiness';
import { openSession } from '../../db/postgres/open-session';
import { OperatorError, type CommandIo } from '../command';
import { placesOf, storeOf } from '../places';
import { ioOf, withHouse } from './house';

/**
 * `academy remove`: everything of one academy but its backups, which end by themselves or by hand.
 * The row goes last, so that the command can be repeated when it was cut off.
 */
export const removeAcademy = (slug: string, typed: string | undefined, io: CommandIo) =>
  withHouse(io, async (house) => {
    const academy = house.academy(slug);
    if (academy.state !== 'suspended')
      throw new OperatorError(
        `${slug} is ${academy.state}. Suspend it first: npm run operate -- academy suspend ${slug}`,
      );
    const branches = house.academies.filter(({ office }) => office === slug);
    if (branches.length > 0)
      throw new OperatorError(
        `${slug} is the head office of ${branches.map((one) => one.slug).join(', ')}. First: npm run operate -- academy office <academy> --to none`,
      );
    if (typed !== academy.name)
      throw new OperatorError(
        `This deletes all data of ${academy.name} (${slug}) for good. Take a copy first: npm run operate -- academy export ${slug} --to <folder>\nThen say its name: npm run operate -- academy remove ${slug} --name '${academy.name}'`,
      );
    const places = placesOf(ioOf(io, academy, house));
    const session = await openSession(house.urlOf(academy.server), academy.schema);
    try {
      if (places.S3_BUCKET && (await tablesIn(session.db, academy.schema)).length > 0) {
        const store = storeOf(places);
        for (const key of await session.db.transaction(readPictureKeys)) await store.delete(key);
      }
      await rm(places.DATA_DIR, { recursive: true, force: true });
      await dropSchema(session.db, academy.schema);
    } finally {
      await session.close();
    }
    await deleteAcademy(house.db, slug);
    io.print(slug);
    io.note(
      `${academy.name} is gone: its tables, its files and its row. Its backups are where they were; delete them when they may go.`,
    );
  });
