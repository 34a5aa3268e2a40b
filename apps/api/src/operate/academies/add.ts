import { insertAcademy, type Academy } from '../../academies/directory-db';
import { openSession } from '../../db/postgres/open-session';
import { parseAuthKeys } from '../../http/auth/auth-keys';
import { isWithoutAccounts } from '../../shared/accounts/accounts-db';
import { secretNamed } from '../../start/env-secrets';
import { OperatorError, wrongUsage, type CommandIo } from '../command';
import { withHouse, type House } from './house';
import { migrateAcademy } from './migrate-academy';

export interface NewAcademy {
  slug: string;
  name: string;
  studentHost: string;
  adminHost: string;
  server: string;
}

const TAKEN = 'Another academy has this host name.';
/** What a constraint of the directory means for what was typed. */
const REFUSALS: Readonly<Record<string, string>> = {
  academies_slug_is_word: 'The academy: 1 to 40 small letters, digits and dashes.',
  academies_name_is_short: '--name: 1 to 100 characters.',
  academies_hosts_are_names:
    '--student-host and --admin-host: names in small letters, without https:// and port.',
  academies_host_is_its_own: TAKEN,
  academies_student_host_key: TAKEN,
  academies_admin_host_key: TAKEN,
  academies_office_fkey: 'There is no academy of that word to be the head office.',
  academies_office_has_none: 'A head office has none itself, and no academy is its own.',
  academies_server_fkey: 'The directory has no such --server.',
};

/** Throws what a constraint of the directory says of what was typed. */
export function explained(error: unknown): never {
  for (let one = error; one instanceof Error; one = one.cause)
    if ('constraint' in one && typeof one.constraint === 'string') {
      const text = REFUSALS[one.constraint];
      if (text !== undefined) throw new OperatorError(text);
    }
  throw error;
}

const secondsSince = (started: number) => ((performance.now() - started) / 1000).toFixed(1);

/** `haneul-mokdong` → `academy_haneul_mokdong`: no two slugs have the same. */
const schemaOf = (slug: string) => `academy_${slug.replaceAll('-', '_')}`;

/** Its row: the one that is there when an earlier try was cut off. */
async function rowOf({ db, academies }: House, wanted: NewAcademy): Promise<Academy> {
  const there = academies.find(({ slug }) => slug === wanted.slug);
  if (!there)
    return insertAcademy(db, { ...wanted, schema: schemaOf(wanted.slug) }).catch(explained);
  const isSame =
    there.studentHost === wanted.studentHost &&
    there.adminHost === wanted.adminHost &&
    there.server === wanted.server;
  if (there.schemaVersion === '' && isSame) return there;
  throw new OperatorError(`There is an academy ${wanted.slug} already: ${there.name}.`);
}

/** `academy add`: its row, its schema, and the code for its first account. */
export async function addAcademy(wanted: NewAcademy, io: CommandIo): Promise<void> {
  const secrets = secretNamed(io.environment, 'JWT_KEYS');
  if (secrets === undefined)
    throw wrongUsage('`academy add` needs the JWT_KEYS of the servers: the code comes from them.');
  const started = performance.now();
  await withHouse(io, async (house) => {
    house.urlOf(wanted.server);
    const academy = await rowOf(house, wanted);
    const keys = parseAuthKeys(secrets, await migrateAcademy(house, academy));
    const session = await openSession(house.urlOf(academy.server), academy.schema);
    const isNew = await isWithoutAccounts(session.db).finally(session.close);
    io.print(academy.slug);
    io.note(
      `${academy.name} is served after ${secondsSince(started)} s: students at https://${academy.studentHost}, managers at https://${academy.adminHost}.`,
    );
    if (isNew)
      io.print(`https://${academy.adminHost}/admin-signup code ${keys.logins[0].firstAccountCode}`);
  });
}
