import { byRoute, routeOf, type CallContract, type Calls } from './contract';
import { misfits } from './misfits';
import type { Shape } from './shape';

const NOTHING: Shape = { type: 'object', properties: {} };

/** Whom a call of one access reaches at a server that gives it another one. */
const lets = (server: CallContract['access'], app: CallContract['access']) => server === app || server === 'public' || (server === 'signed-in' && (app === 'student' || app === 'manager'));

/** A path's parameters have no names on the wire: they are compared by their place. */
function placed({ path, params = NOTHING }: CallContract): Shape {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return { type: 'object', properties: Object.fromEntries(names.map((name, place) => [`path ${place + 1}`, params.properties?.[name] ?? {}])) };
}

function misfitsOf(app: CallContract, server: CallContract): string[] {
  if (!lets(server.access, app.access)) return [`access: the app calls it as ${app.access}, the server lets in ${server.access}`];
  if (app.takes !== server.takes || app.answers !== server.answers) return ['form: bytes, text and JSON are not the same thing'];
  return [
    ...misfits(placed(app), placed(server), ''), ...misfits(app.query ?? NOTHING, server.query ?? NOTHING, 'query'),
    ...(server.body ? misfits(app.body ?? NOTHING, server.body, 'body') : []), ...misfits(server.answer, app.answer, 'answer'),
  ];
}

/** `without`: what to say of a call that the server does not have; null when that is no fault. */
export interface Sides {
  app: Calls;
  server: Calls;
  without: string | null;
}

/** Everything that an app may send and a server does not take, or a server may answer and an app does not read: one line each. */
export function brokenCalls({ app, server, without }: Sides): string[] {
  const served = byRoute(server);
  return [...byRoute(app).values()].flatMap((call) => {
    const found = served.get(routeOf(call));
    const faults = found ? misfitsOf(call, found) : without === null ? [] : [without];
    return faults.map((fault) => `${call.method} ${call.path}  ${fault}`);
  });
}

/** The app of the last release at the server of today. */
export const brokenByServer = (app: Calls, server: Calls) => brokenCalls({ app, server, without: 'is gone: the app of the last release calls it' });

/** The app of today at the server of the last release. A call that is new is no fault: the server is released first (docs/release.md). */
export const brokenByApp = (app: Calls, server: Calls) => brokenCalls({ app, server, without: null });
