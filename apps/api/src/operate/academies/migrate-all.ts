import { loggedText } from '../../http/errors/logged-error';
import { EXIT, OperatorError, type CommandIo } from '../command';
import { explainError } from '../explain-error';
import { inLanes, withHouse } from './house';
import { lacking, migrateAcademy } from './migrate-academy';

/** Each takes a connection for its migrations, and locks of all its tables. */
const AT_ONCE = 4;

/** `migrate --check` of many: what each lacks. */
export const checkAll = (io: CommandIo): Promise<void> =>
  withHouse(io, async ({ academies }) => {
    const behind = academies.filter((academy) => lacking(academy).length > 0);
    for (const academy of behind) io.print(`${academy.slug}: ${lacking(academy).join(', ')}`);
    if (behind.length > 0)
      throw new OperatorError(
        `${behind.length} of ${academies.length} academies lack these migrations and are not served by this version. Run them: npm run operate -- migrate`,
      );
    io.note(`All ${academies.length} academies are up to date.`);
  });

/**
 * `migrate` of many, several side by side. What is done is in the directory, so that the command
 * goes on where it was cut off; one that fails does not hold up the others.
 */
export const migrateAll = (io: CommandIo): Promise<void> =>
  withHouse(io, async (house) => {
    const behind = house.academies.filter((academy) => lacking(academy).length > 0);
    const failed: string[] = [];
    await inLanes(behind, AT_ONCE, async (academy) => {
      try {
        await migrateAcademy(house, academy);
        io.print(academy.slug);
      } catch (error) {
        failed.push(academy.slug);
        const why = explainError(error, io.environment)?.message ?? loggedText(error);
        io.note(`${academy.slug}: ${why}`);
      }
    });
    if (failed.length > 0)
      throw new OperatorError(
        `${failed.length} academies were not migrated and are not served by this version: ${failed.join(', ')}. Put right what stands above and run the same command again; what is done stays done.`,
        EXIT.failed,
      );
    io.note(
      `All ${house.academies.length} academies are up to date${behind.length > 0 ? '; those of now stand above' : ''}.`,
    );
  });
