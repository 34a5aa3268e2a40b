/** What a client reads of an endpoint's description; all else is for who serves or documents it. */
const READ = new Set(['method', 'path', 'idempotent', 'answers', 'response']);

/**
 * The stretches of a module that describe of endpoints what no client reads.
 * @param {unknown} node a node of the module's syntax, or a list of them
 * @returns {{ from: number, to: number }[]} from the front
 */
function unread(node) {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(unread);
  if (node.type !== 'CallExpression' || node.callee.name !== 'endpoint') return inner;
  const [{ properties, end }] = node.arguments;
  return properties.flatMap((property, index) =>
    property.type === 'Property' && !READ.has(property.key.name)
      ? [{ from: property.start, to: properties[index + 1]?.start ?? end - 1 }]
      : [],
  );
}

/** @param {string} code @param {string} name */
const isNamedOnce = (code, name) => code.split(new RegExp(`\\b${name}\\b`)).length === 2;

/** @param {string} code @param {readonly { from: number, to: number }[]} cuts from the front */
const without = (code, cuts) =>
  cuts.reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), code);

/**
 * Without the imports and constants that nothing names any more. The bundler drops them too, but
 * only after it has decided which files what they name goes to.
 * @param {string} code @param {(code: string) => { body: readonly unknown[] }} parse
 * @returns {string}
 */
function withoutUnnamed(code, parse) {
  const cuts = parse(code)
    .body.filter(({ specifiers = [], declarations = [] }) => {
      const names = [...specifiers.map(({ local }) => local), ...declarations.map(({ id }) => id)];
      return names.length > 0 && names.every(({ name }) => name && isNamedOnce(code, name));
    })
    .map(({ start, end }) => ({ from: start, to: end }));
  return cuts.length === 0 ? code : withoutUnnamed(without(code, cuts), parse);
}

/**
 * Leaves out of a build what clients do not read of the tables of endpoints: what they send is
 * checked by the server. The schemas that nothing else names go with it.
 */
export const leanEndpoints = () => ({
  name: 'lean-endpoints',
  apply: 'build',
  transform: {
    filter: { code: /\bendpoint\(\{/ },
    handler(code) {
      const parse = (text) => this.parse(text);
      return { code: withoutUnnamed(without(code, unread(parse(code))), parse), map: null };
    },
  },
});
