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
      let rest = code;
      for (const { from, to } of unread(this.parse(code)).toReversed())
        rest = rest.slice(0, from) + rest.slice(to);
      return { code: rest, map: null };
    },
  },
});
