import { build, type Plugin, type Rolldown } from 'vite';

/** The two ways into the app (main.ts). */
const LOGIN = /[\\/]login-entry\.tsx$/;
const APP = /[\\/]student-app\.tsx$/;

/** Every module that comes with a door: its own chunk's and those of the chunks it imports. */
function modulesBehind(door: RegExp, chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const modules = new Set<string>();
  const seen = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const id of chunk.moduleIds) modules.add(id);
    for (const imported of chunk.imports) visit(chunks.find(({ fileName }) => fileName === imported));
  };
  visit(chunks.find(({ facadeModuleId }) => facadeModuleId !== null && door.test(facadeModuleId)));
  return modules;
}

/**
 * Two chunks for what the app comes with, whatever the lazy pages share with it: `core`, which the login has loaded already, and `app`.
 * Left alone, the bundler cuts this into a file for every combination of pages that use it too, and each page makes the first screen
 * heavier (ADR 0085). What a door needs is known only when unused exports are gone: the app is built once before, to learn it.
 */
export function loadedTogether(plugins: () => Plugin[]): Plugin {
  return {
    name: 'loaded-together',
    apply: 'build',
    async config({ root, publicDir }) {
      const learned = await build({ configFile: false, root, publicDir, plugins: plugins(), logLevel: 'silent', build: { write: false, minify: false } });
      const files = [learned].flat().flatMap((result) => ('output' in result ? result.output : []));
      const chunks = files.filter((file) => file.type === 'chunk');
      const [login, app] = [modulesBehind(LOGIN, chunks), modulesBehind(APP, chunks)];
      const name = (id: string) => (app.has(id) ? (login.has(id) ? 'core' : 'app') : null);
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name, debugName: 'doors', includeDependenciesRecursively: false }] } } } } };
    },
  };
}
