import { resolve } from 'node:path';
import { changeAcademy, type Academy } from '../../academies/directory-db';
import { tellBackup } from '../backup/backup';
import { backUp } from '../backup/back-up';
import { command, OperatorError, wrongUsage, type CommandIo } from '../command';
import { placesOf } from '../places';
import { addAcademy, explained } from './add';
import { ioOf, withHouse } from './house';
import { lacking } from './migrate-academy';
import { moveAcademy } from './move';
import { removeAcademy } from './remove';
import { restoreAcademy } from './restore';

const listed = ({ slug, name, state, server, studentHost, adminHost }: Academy, behind: number) =>
  [
    slug,
    state,
    server,
    studentHost,
    adminHost,
    name,
    behind > 0 ? `lacks ${behind} migrations` : '',
  ]
    .filter(Boolean)
    .join('\t');

const list = (io: CommandIo) =>
  withHouse(io, async ({ academies }) => {
    for (const academy of academies) io.print(listed(academy, lacking(academy).length));
    io.note(`${academies.length} academies.`);
  });

const setState = (slug: string, state: 'active' | 'suspended', io: CommandIo) =>
  withHouse(io, async ({ db, academy }) => {
    const { state: before, name } = academy(slug);
    if (before === 'moving')
      throw new OperatorError(
        `${slug} is being moved. Finish that first: npm run operate -- academy move ${slug} --to <server>`,
      );
    await changeAcademy(db, slug, { state });
    io.note(
      state === 'active'
        ? `${name} is served again.`
        : `${name} is not served any more; its data stay. Back: npm run operate -- academy resume ${slug}`,
    );
  });

/** Whose branch it is; a head office compares its branches on one page. */
const setOffice = (slug: string, office: string, io: CommandIo) =>
  withHouse(io, async ({ db, academy }) => {
    const { name } = academy(slug);
    const change = { office: office === 'none' ? null : office };
    await changeAcademy(db, slug, change).catch(explained);
    io.note(
      office === 'none' ? `${name} is nobody’s branch.` : `${name} is a branch of ${office}.`,
    );
  });

const exportAcademy = (slug: string, to: string, io: CommandIo) =>
  withHouse(io, async (house) => {
    const there = ioOf(io, house.academy(slug), house);
    const places = placesOf(there);
    tellBackup(await backUp(places, to, io.clock(), { withPictures: true }), places, there);
    io.note('It can be restored into an academy, a database of its own, or without PostgreSQL.');
  });

const VERBS = [
  'add',
  'list',
  'suspend',
  'resume',
  'restore',
  'move',
  'office',
  'remove',
  'export',
] as const;
type Verb = (typeof VERBS)[number];
const isVerb = (word: string): word is Verb => VERBS.some((verb) => verb === word);

/** `academy`: which academies there are, and what becomes of one. */
export const academyCommand = command({
  name: 'academy',
  about:
    'Many academies on one server: add, list, suspend, resume, restore, move, remove or export one.',
  words: [VERBS.join('|'), '[academy]'],
  options: {
    name: {
      type: 'string',
      value: 'name',
      about: 'add: as its users read it. remove: the same, as a confirmation.',
    },
    'student-host': { type: 'string', value: 'host', about: 'add: where its students go.' },
    'admin-host': { type: 'string', value: 'host', about: 'add: where its managers go.' },
    server: { type: 'string', value: 'server', about: 'add: whose data; `main` when left out.' },
    from: { type: 'string', value: 'backup', about: 'restore: the backup.' },
    to: {
      type: 'string',
      value: 'folder|server|academy',
      about: 'export: where the copy goes. move: to which server. office: whose branch, or none.',
    },
  },
  details: [
    'DIRECTORY_URL names the database with their directory. An academy is called by one word: haneul-mokdong.',
    'add prints the code with which its first manager signs up. It may be repeated when it was cut off.',
    'suspend serves a page that says so and keeps the data; remove takes a suspended one and deletes them.',
    'restore puts a backup in the place of what is there, of a suspended one; that is kept beside it.',
    'move copies it to another server, read only for seconds; what was there is kept under another name.',
    'export writes what `backup` does, with all pictures, for whoever takes the academy on.',
  ],
  run: async ({ words: [verb = '', slug], options }, io) => {
    if (!isVerb(verb)) throw wrongUsage(`\`academy\` takes ${VERBS.join(', ')}.`);
    if (verb === 'list') return list(io);
    if (slug === undefined) throw wrongUsage(`\`academy ${verb}\` needs the academy’s word.`);
    if (verb === 'suspend') return setState(slug, 'suspended', io);
    if (verb === 'resume') return setState(slug, 'active', io);
    if (verb === 'remove') return removeAcademy(slug, options.name, io);
    if (verb === 'restore') {
      if (options.from === undefined) throw wrongUsage('`academy restore` needs --from <backup>.');
      return restoreAcademy(slug, options.from, io);
    }
    if (verb === 'office') {
      if (options.to === undefined) throw wrongUsage('`academy office` needs --to <academy>|none.');
      return setOffice(slug, options.to, io);
    }
    if (verb === 'move') {
      if (options.to === undefined) throw wrongUsage('`academy move` needs --to <server>.');
      return moveAcademy(slug, options.to, io);
    }
    if (verb === 'export') {
      if (options.to === undefined) throw wrongUsage('`academy export` needs --to <folder>.');
      return exportAcademy(slug, resolve(options.to), io);
    }
    const { name, 'student-host': studentHost, 'admin-host': adminHost, server = 'main' } = options;
    if (name === undefined || studentHost === undefined || adminHost === undefined)
      throw wrongUsage('`academy add` needs --name, --student-host and --admin-host.');
    return addAcademy({ slug, name, studentHost, adminHost, server }, io);
  },
});
