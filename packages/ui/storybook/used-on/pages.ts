import ts from 'typescript';

/** The text of every source file by its path from the root of the repository. */
export type Sources = Readonly<Record<string, string>>;

export interface Page {
  app: 'student' | 'admin';
  /** What its menu calls it; its address when it is in no menu. */
  name: string;
  /** The modules its route loads. */
  modules: readonly string[];
}

const inJsx = /<Route path="(?<path>[^"]+)" element=\{<(?<component>\w+)/g;
const inTable = /path: '(?<path>[^']+)'[^}]*?Component: (?<component>\w+)/g;

/** Where each app writes down its addresses, the words of its menu and the texts behind them. */
const apps = {
  student: {
    routes: [{ file: 'apps/student/src/app/router/app-routes.tsx', route: inJsx }],
    menu: 'apps/student/src/app/shell/tabs.tsx',
    texts: 'apps/student/src/shared/shell-texts.ts',
  },
  admin: {
    routes: [
      { file: 'apps/admin/src/app/pages.tsx', route: inTable },
      { file: 'apps/admin/src/app/router/router.tsx', route: inJsx },
    ],
    menu: 'apps/admin/src/app/pages.tsx',
    texts: 'apps/admin/src/shared/texts/messages.ts',
  },
} as const;

/** Every page that a route of an app leads to, in the order of the routes. */
export function pagesOf(sources: Sources): Page[] {
  return (['student', 'admin'] as const).flatMap((app) => {
    const names = menuNames(sources[apps[app].menu] ?? '', sources[apps[app].texts] ?? '');
    const seen = new Set<string>();
    return apps[app].routes.flatMap(({ file, route }) => {
      const source = sources[file] ?? '';
      return [...source.matchAll(route)].flatMap(({ groups }) => {
        const { path = '', component = '' } = groups ?? {};
        const modules = loadedBy(source, component).flatMap(
          (target) => resolve(sources, file, target) ?? [],
        );
        if (modules.length === 0 || seen.has(component)) return [];
        seen.add(component);
        return [{ app, name: names.get(path) ?? path, modules }];
      });
    });
  });
}

/** What a module imports, at once or later. */
export const importsOf = (source: string) =>
  [
    ...source.matchAll(/(?:^|\n)(?:import|export)(?<what>[^;'"]*?)from '(?<from>[^']+)'/g),
    ...source.matchAll(/import\('(?<from>[^']+)'\)/g),
  ].flatMap(({ groups }) => {
    const what = groups?.what ?? '';
    return /^\s*type\b/.test(what) ? [] : [{ what, from: groups?.from ?? '' }];
  });

/** The file that a relative import means. */
export function resolve(sources: Sources, file: string, target: string) {
  if (!target.startsWith('.')) return undefined;
  const parts = file.split('/').slice(0, -1);
  for (const part of target.split('/'))
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  const path = parts.join('/');
  return [`${path}.tsx`, `${path}.ts`, `${path}/index.ts`, path].find((name) => name in sources);
}

/** What the declaration of a component in a table of routes loads: lazily, or with the table. */
function loadedBy(source: string, component: string) {
  const declared = new RegExp(`\\nconst ${component} = [^]*?\\n(?=\\n|const |export )`).exec(
    source,
  );
  return importsOf(declared?.[0] ?? source)
    .filter(({ what }) => declared !== null || new RegExp(`\\b${component}\\b`).test(what))
    .map(({ from }) => from);
}

/** The name of each address in a menu: `label: messages.menu.news`, or a `name` that says more. */
function menuNames(menu: string, texts: string) {
  const constants = new Map(
    [...menu.matchAll(/const (\w+) = '([^']+)'/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  return new Map(
    [...menu.matchAll(/path: (?:'([^']+)'|(\w+)),([^}]*)/g)].map(
      ([, path, constant = '', rest = '']) => {
        const key = (/\bname: ([\w.]+)/.exec(rest) ?? /\blabel: ([\w.]+)/.exec(rest))?.[1] ?? '';
        return [path ?? constants.get(constant) ?? '', textAt(texts, key.split('.'))];
      },
    ),
  );
}

/** The text that `messages.menu.news` means in a file of texts. */
function textAt(source: string, [variable, ...keys]: string[]): string | undefined {
  const { statements } = ts.createSourceFile('texts.ts', source, ts.ScriptTarget.Latest);
  let at: ts.Expression | undefined = statements
    .filter((node) => ts.isVariableStatement(node))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => ts.isIdentifier(name) && name.text === variable)?.initializer;
  for (const key of keys) {
    const object = at && ts.isAsExpression(at) ? at.expression : at;
    at =
      object && ts.isObjectLiteralExpression(object)
        ? object.properties
            .filter((property) => ts.isPropertyAssignment(property))
            .find(({ name }) => ts.isIdentifier(name) && name.text === key)?.initializer
        : undefined;
  }
  return at && ts.isStringLiteral(at) ? at.text : undefined;
}
