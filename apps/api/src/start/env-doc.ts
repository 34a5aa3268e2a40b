import { environmentSchema, notes } from '../env';

/**
 * `docs/env.md`: made from the table of variables, so that it is never out of date (`env.test.ts`
 * compares).
 */
export function envDoc(): string {
  const rows = Object.entries(environmentSchema.shape).map(([name, schema]) => {
    const { doc = '', fallback } = notes.get(schema) ?? {};
    return `- \`${name}\`${fallback ? ` (\`${fallback}\`)` : ''}: ${doc}`;
  });
  return [
    '# Environment',
    '',
    'Written by `npx vitest run src/env.test.ts -u` in `apps/api` from `src/env.ts`. The default is in',
    'brackets. An empty variable counts as not set. A wrong one stops the start with its name and what',
    'was expected.',
    '',
    ...rows,
    '',
    'The first key for `JWT_KEYS`, in a file ([how to replace it](operate.md#keys)):',
    '',
    '```sh',
    'npm run operate -- keys create --file /etc/academy/jwt-keys',
    '```',
    '',
  ].join('\n');
}
