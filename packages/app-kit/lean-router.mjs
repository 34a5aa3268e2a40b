/**
 * What neither app reaches: links fetch nothing beforehand, nobody draws on a server. Each is left
 * without its body.
 */
const UNREACHED = ['PrefetchPageLinks', 'RSCErrorHandler'];

/**
 * Stretches to be put in place of others, from the front.
 * @param {{ body: readonly unknown[] }} module its syntax
 */
function changes({ body }) {
  return body.flatMap((node) => {
    const [declared] = node.declarations ?? [];
    const called = declared?.init?.type === 'CallExpression' ? declared.init : undefined;
    if (called?.callee.property?.name === 'forwardRef')
      return [{ start: called.start, end: called.start, by: '/* @__PURE__ */ ' }];
    // Written on a part, it would keep it in a build that uses it nowhere.
    if (node.expression?.left?.property?.name === 'displayName') return [{ ...node, by: '' }];
    if (node.type === 'FunctionDeclaration' && UNREACHED.includes(node.id.name))
      return [{ ...node.body, by: '{}' }];
    return [];
  });
}

/** Leaves out of a build's router what the app cannot reach. */
export const leanRouter = () => ({
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/, code: /\.displayName = / },
    handler(code) {
      let rest = code;
      for (const { start, end, by } of changes(this.parse(code)).toReversed())
        rest = rest.slice(0, start) + by + rest.slice(end);
      return { code: rest, map: null };
    },
  },
});
