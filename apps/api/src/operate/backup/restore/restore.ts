import { directoryUrl } from '../../academies/house';
import { command, wrongUsage } from '../../command';
import { nameOf, placesOf, storeOf } from '../../places';
import { restorePictures } from '../pictures';
import { restoreIntoFolder, restoreIntoPostgres } from './restore-into';
import { printTotals } from '../verify/print-totals';
import { withBackup } from '../verify/verified-backup';

/** `restore`: a backup becomes a database again, beside the one that is in use. */
export const restoreCommand = command({
  name: 'restore',
  about: 'Fill an empty database with a backup, and compare it; one that has tables is refused.',
  words: ['backup'],
  options: {},
  details: [
    'The database is the one of DATABASE_URL, else the embedded one in DATA_DIR. It is all there afterwards, or as empty as before.',
    'A backup of an embedded database goes into both; one of PostgreSQL into PostgreSQL only.',
    'A downloaded file (.zip.age) is opened with its passphrase: typed, or the first line of standard input.',
    'Pictures go into the store of the environment; those that are there stay.',
  ],
  run: async ({ words: [folder = ''] }, io) => {
    if (directoryUrl(io.environment) !== undefined)
      throw wrongUsage('Of many academies: academy restore <academy> --from <backup>.');
    const places = placesOf(io);
    await withBackup(folder, io, async (backup) => {
      const { manifest } = backup;
      await (places.DATABASE_URL === undefined
        ? restoreIntoFolder(places.DATA_DIR, backup)
        : restoreIntoPostgres(places.DATABASE_URL, backup));
      await restorePictures(storeOf(places), backup.folder, manifest.files.keys);
      printTotals(manifest, io);
      io.note(
        `${nameOf(places)} is what it was at ${manifest.createdAt} (version ${manifest.app}). Everybody signs in again.`,
      );
      if (manifest.files.kept === 'bucket')
        io.note(
          'The pictures are not in the backup: they were kept in a bucket. Set the S3 variables of then.',
        );
    });
  },
});
