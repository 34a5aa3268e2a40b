import { importsOf, pagesOf, resolve, type Sources } from './pages';

/** Where the apps use a component of the kit. */
export interface UsedOn {
  /** Names of the pages of each app that import it, by themselves or with a part of them. */
  student: string[];
  admin: string[];
  /** The frame around all pages, which is loaded before any of them. */
  frame: ('student' | 'admin')[];
  /** Story ids of the components that are made of it. */
  kit: string[];
}

interface Story {
  id: string;
  title: string;
  /** The component's folder in `packages/ui/src`. */
  folder: string;
}

const KIT = '@academy/ui/';
const entries = { student: 'apps/student/src/main.ts', admin: 'apps/admin/src/main.tsx' } as const;

/** The docs pages of the kit, and where each of its components is used. */
export function indexKit(sources: Sources) {
  const stories = storiesOf(sources);
  const pages = pagesOf(sources);
  const uses = [
    ...pages.map(({ app, name, modules }) => ({ app, name, found: kitImports(sources, modules) })),
    ...(['student', 'admin'] as const).map((app) => ({
      app,
      name: undefined,
      found: kitImports(sources, [entries[app]], (file) => !file.includes('/features/')),
    })),
  ];
  const usedOn = stories.map((story): [string, UsedOn] => {
    const here = uses.filter(({ found }) => found.some((use) => isUse(use, story, stories)));
    const namesOf = (app: 'student' | 'admin') => [
      ...new Set(here.flatMap((use) => (use.app === app && use.name ? [use.name] : []))),
    ];
    return [
      story.id,
      {
        student: namesOf('student'),
        admin: namesOf('admin'),
        frame: here.flatMap(({ app, name }) => (name === undefined ? [app] : [])),
        kit: madeOf(sources, story, stories),
      },
    ];
  });
  return {
    titles: Object.fromEntries(allTitles(sources)),
    usedOn: Object.fromEntries(usedOn),
  };
}

interface KitImport {
  folder: string;
  what: string;
}

/** Every import of the kit that can be reached from the modules, as far as `through` lets pass. */
function kitImports(
  sources: Sources,
  modules: readonly string[],
  through: (file: string) => boolean = () => true,
) {
  const seen = new Set<string>(modules);
  const found: KitImport[] = [];
  for (const file of seen)
    for (const { what, from } of importsOf(sources[file] ?? '')) {
      if (from.startsWith(KIT)) found.push({ folder: from.slice(KIT.length), what });
      const next = resolve(sources, file, from);
      if (next && through(next)) seen.add(next);
    }
  return found;
}

/** Of folders with several stories only the component counts that the story is about. */
function isUse({ folder, what }: KitImport, story: Story, stories: readonly Story[]) {
  if (folder !== story.folder) return false;
  const alone = stories.filter((other) => other.folder === folder).length === 1;
  return alone || new RegExp(`\\b${story.title.split(' ').at(-1) ?? ''}\\b`).test(what);
}

const ownFile = /^packages\/ui\/src\/([\w-]+)\/[\w-]+\.tsx?$/;

/** The components of the kit that import this one's folder. */
function madeOf(sources: Sources, story: Story, stories: readonly Story[]) {
  const folders = new Set(
    Object.entries(sources).flatMap(([file, source]) => {
      const folder = ownFile.exec(file)?.[1];
      const uses = importsOf(source).some(({ from }) => from === `../${story.folder}`);
      return folder && uses && folder !== 'testing' ? [folder] : [];
    }),
  );
  return stories.filter(({ folder }) => folders.has(folder)).map(({ id }) => id);
}

const heading = /title: '([^']+)',\s*id: '([^']+)'/;

const storiesOf = (sources: Sources): Story[] =>
  Object.entries(sources).flatMap(([file, source]) => {
    const folder = /^packages\/ui\/src\/([\w-]+)\/[\w-]+\.stories\.tsx$/.exec(file)?.[1];
    const [, title, id] = heading.exec(source) ?? [];
    return folder && title && id ? [{ folder, title, id }] : [];
  });

/** The title of every page of stories by its id. */
const allTitles = (sources: Sources) =>
  Object.entries(sources).flatMap(([file, source]): [string, string][] => {
    const [, title, id] = heading.exec(source) ?? [];
    return file.endsWith('.stories.tsx') && title && id ? [[id, title]] : [];
  });
