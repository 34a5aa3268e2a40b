import { Plain } from '../support/say.mjs';

/**
 * What is released by itself. `services` are its containers in deploy/compose.yaml, renewed one
 * after the other.
 * @typedef {{ app: string, name: string, folder: string, services: string[], port?: { variable:
 * string, fallback: string } }} Releasable
 */

/** @type {Releasable[]} */
export const releasables = [
  {
    app: 'student',
    name: '@academy/student',
    folder: 'apps/student',
    services: ['student'],
    port: { variable: 'STUDENT_LISTEN', fallback: '8080' },
  },
  {
    app: 'admin',
    name: '@academy/admin',
    folder: 'apps/admin',
    services: ['admin'],
    port: { variable: 'ADMIN_LISTEN', fallback: '8081' },
  },
  { app: 'api', name: '@academy/api', folder: 'apps/api', services: ['api-1', 'api-2'] },
];

/**
 * The app that a command line names.
 * @param {string | undefined} app
 * @param {string} command  for the example in the message
 */
export function releasable(app, command) {
  const found = releasables.find((each) => each.app === app);
  if (found) return found;
  const which = app === undefined ? 'Which app?' : `There is no app "${app}".`;
  throw new Plain(
    `${which} There are: ${releasables.map((each) => each.app).join(', ')}. For example: ${command} admin`,
  );
}
