import { build, type Plugin, type Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** The two ways into the app (main.ts). */
const LOGIN = /[\\/]login-entry\.tsx$/;
const APP = /[\\/]student-app\.tsx$/;

/** A chunk and all that it imports: what the browser has to load for it. */
function loadedWith(
  entry: Chunk | undefined,
  chunks: ReadonlyMap<string, Chunk>,
  loaded = new Set<Chunk>(),
): Set<Chunk> {
  if (!entry || loaded.has(entry)) return loaded;
  loaded.add(entry);
  for (const fileName of entry.imports) loadedWith(chunks.get(fileName), chunks, loaded);
  return loaded;
}

const modulesOf = (loaded: ReadonlySet<Chunk>) =>
  new Set([...loaded].flatMap(({ moduleIds }) => moduleIds));

/** Names the chunk of a module, by what was learned from a first build. */
function groupsOf(built: readonly Chunk[]): (id: string) => string | null {
  const chunks = new Map(built.map((chunk) => [chunk.fileName, chunk]));
  const behind = (door: RegExp) =>
    loadedWith(
      built.find(({ facadeModuleId }) => facadeModuleId !== null && door.test(facadeModuleId)),
      chunks,
    );
  const atLogin = modulesOf(behind(LOGIN));
  const app = behind(APP);
  const inApp = modulesOf(app);
  // What opens from the app itself; what opens from a page comes after that page.
  const pages = [...new Set([...app].flatMap(({ dynamicImports }) => dynamicImports))]
    .flatMap((fileName) => chunks.get(fileName) ?? [])
    .map((chunk) => ({ name: chunk.name, modules: modulesOf(loadedWith(chunk, chunks)) }));
  return (id) => {
    if (inApp.has(id)) return atLogin.has(id) ? 'core' : 'app';
    const [page, another] = atLogin.has(id) ? [] : pages.filter(({ modules }) => modules.has(id));
    return another ? 'shared' : (page?.name ?? null);
  };
}

/**
 * Chunks by what is loaded together: `core`, which login and app both need, `app`, the rest of what the app comes with, `shared`, what
 * several lazy pages need, and one per page. Left alone, the bundler makes a file for every combination of entries that use a module, so
 * that each page makes the first screen heavier (ADR 0085). What an entry needs is known only when unused exports are gone: the app is
 * built once before, to learn it.
 */
export function loadedTogether(plugins: () => Plugin[]): Plugin {
  return {
    name: 'loaded-together',
    apply: 'build',
    async config({ root, publicDir }) {
      const learned = await build({
        configFile: false,
        root,
        publicDir,
        plugins: plugins(),
        logLevel: 'silent',
        build: { write: false, minify: false },
      });
      const files = [learned].flat().flatMap((result) => ('output' in result ? result.output : []));
      const name = groupsOf(files.filter((file) => file.type === 'chunk'));
      return {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name, debugName: 'loaded-together', includeDependenciesRecursively: false },
                ],
              },
            },
          },
        },
      };
    },
  };
}
