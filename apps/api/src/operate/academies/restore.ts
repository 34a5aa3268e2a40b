import { changeAcademy } from '../../academies/directory-db';
import { dropSchema, renameSchema, tablesIn } from '../../db/postgres/emptiness';
import { openSession, type Session } from '../../db/postgres/open-session';
import { restorePictures } from '../backup/pictures';
import { restoreIntoPostgres } from '../backup/restore/restore-into';
import { printTotals } from '../backup/verify/print-totals';
import { withBackup } from '../backup/verify/verified-backup';
import { OperatorError, type CommandIo } from '../command';
import { placesOf, storeOf } from '../places';
import { asideName } from './aside-name';
import { ioOf, withHouse } from './house';
import { migrateAcademy } from './migrate-academy';

/** Puts what is there aside while `work` fills the schema anew; puts it back when that fails. */
async function keepingAside<T>(
  { db, schema = '' }: Session,
  aside: string,
  work: () => Promise<T>,
): Promise<T> {
  await renameSchema(db, schema, aside);
  try {
    return await work();
  } catch (error) {
    await dropSchema(db, schema);
    await renameSchema(db, aside, schema);
    throw error;
  }
}

/**
 * `academy restore`: what was backed up takes the place of what is there, which stays beside it
 * under another name. Others are served meanwhile.
 */
export const restoreAcademy = (slug: string, from: string, io: CommandIo): Promise<void> =>
  withHouse(io, async (house) => {
    const academy = house.academy(slug);
    if (academy.state !== 'suspended')
      throw new OperatorError(
        `${slug} is ${academy.state}: what is written meanwhile would be lost. Suspend it first: npm run operate -- academy suspend ${slug}`,
      );
    const places = placesOf(ioOf(io, academy, house));
    const url = house.urlOf(academy.server);
    await withBackup(from, io, async (backup) => {
      const session = await openSession(url, academy.schema);
      const fill = () => restoreIntoPostgres(url, backup, academy.schema);
      const aside = asideName(academy.schema, 'before', io.clock());
      const isThere = (await tablesIn(session.db, academy.schema)).length > 0;
      await (isThere ? keepingAside(session, aside, fill) : fill()).finally(session.close);
      // Until it is migrated, it is not served.
      await changeAcademy(house.db, slug, { schemaVersion: backup.manifest.schema });
      await restorePictures(storeOf(places), backup.folder, backup.manifest.files.keys);
      await migrateAcademy(house, academy);
      printTotals(backup.manifest, io);
      io.note(
        `${academy.name} is what it was at ${backup.manifest.createdAt}. ${isThere ? `What was there is in the schema ${aside}. ` : ''}Serve it again: npm run operate -- academy resume ${slug}`,
      );
    });
  });
