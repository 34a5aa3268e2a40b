import { join } from 'node:path';
import { readDirectory, type Academy } from '../../academies/directory-db';
import type { Db } from '../../db/database';
import { openDirectory } from '../../db/open-directory';
import { secretNamed } from '../../start/env-secrets';
import { OperatorError, wrongUsage, type CommandIo } from '../command';
import { readPlaces } from '../places';

type Environment = CommandIo['environment'];

/** Many academies, as the operator's commands see them. */
export interface House {
  db: Db;
  academies: readonly Academy[];
  academy(slug: string): Academy;
  /** The connection string of a server that the directory names. */
  urlOf(server: string): string;
}

/** The directory's connection string; undefined: the installation is of one academy. */
export const directoryUrl = (environment: Environment): string | undefined =>
  secretNamed(environment, 'DIRECTORY_URL');

/** Opens the directory and closes it, whatever happens. */
export async function withHouse<T>(
  { environment }: Pick<CommandIo, 'environment'>,
  work: (house: House) => Promise<T>,
): Promise<T> {
  const url = directoryUrl(environment);
  if (url === undefined)
    throw wrongUsage('This is about many academies: set DIRECTORY_URL to their directory.');
  const database = await openDirectory(url);
  try {
    const { academies, urlVariables } = await readDirectory(database.db);
    return await work({
      db: database.db,
      academies,
      academy(slug) {
        const found = academies.find((one) => one.slug === slug);
        if (found) return found;
        throw new OperatorError(
          `There is no academy ${slug}. Which there are: npm run operate -- academy list`,
        );
      },
      urlOf(server) {
        const variable = urlVariables.get(server);
        if (variable === undefined)
          throw new OperatorError(
            `The directory has no server ${server}; it has ${[...urlVariables.keys()].join(', ')}.`,
          );
        const found = secretNamed(environment, variable);
        if (found !== undefined) return found;
        throw new OperatorError(`${variable} is not set: where the server ${server} is.`);
      },
    });
  } finally {
    await database.close();
  }
}

/** What a command has of the world when it is about one of many academies. */
export function ioOf(io: CommandIo, { schema, server }: Academy, { urlOf }: House): CommandIo {
  return {
    ...io,
    schema,
    environment: {
      ...io.environment,
      DIRECTORY_URL: undefined,
      DIRECTORY_URL_FILE: undefined,
      DATABASE_URL: urlOf(server),
      DATABASE_URL_FILE: undefined,
      // As `academyEnv` of the server.
      DATA_DIR: join(readPlaces(io.environment).DATA_DIR, 'academies', schema),
    },
  };
}

/** Does work for several academies, so many at a time. */
export async function inLanes<T>(
  all: readonly T[],
  lanes: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const waiting = [...all];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
