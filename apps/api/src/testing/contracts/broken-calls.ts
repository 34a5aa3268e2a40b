import { byRoute, routeOf, type CallContract, type Calls } from './contract';
import { incompatibilities } from './incompatibilities';
import type { Shape } from './shape';

const NOTHING: Shape = { type: 'object', properties: {} };

/** Whom a call of one access reaches at a server that gives it another one. */
const lets = (server: CallContract['access'], app: CallContract['access']) =>
  server === app ||
  server === 'public' ||
  (server === 'signed-in' && (app === 'student' || app === 'manager'));

/** A path's parameters have no names on the wire: they are compared by their place. */
function placed({ path, params = NOTHING }: CallContract): Shape {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      names.map((name, place) => [`path ${place + 1}`, params.properties?.[name] ?? {}]),
    ),
  };
}

const typeOf = (value: unknown): Shape['type'] =>
  value === null
    ? 'null'
    : typeof value === 'number'
      ? 'number'
      : typeof value === 'boolean'
        ? 'boolean'
        : 'string';

/** The same shape with any value where there was a choice of some. */
function anyValue({ enum: values, anyOf, items, properties, ...rest }: Shape): Shape {
  return {
    ...rest,
    ...(values && { type: rest.type ?? typeOf(values[0]) }),
    ...(anyOf && { anyOf: anyOf.map(anyValue) }),
    ...(items && { items: anyValue(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, shape]) => [name, anyValue(shape)]),
      ),
    }),
  };
}

function misfitsOf(
  app: CallContract,
  server: CallContract,
  { ahead }: Pick<Sides, 'ahead'>,
): string[] {
  if (!lets(server.access, app.access))
    return [`access: the app calls it as ${app.access}, the server lets in ${server.access}`];
  if (app.takes !== server.takes || app.answers !== server.answers)
    return ['form: bytes, text and JSON are not the same thing'];
  const taken = (shape: Shape) => (ahead ? anyValue(shape) : shape);
  return [
    ...incompatibilities(placed(app), taken(placed(server)), ''),
    ...incompatibilities(app.query ?? NOTHING, taken(server.query ?? NOTHING), 'query'),
    ...(server.body ? incompatibilities(app.body ?? NOTHING, taken(server.body), 'body') : []),
    ...incompatibilities(server.answer, app.answer, 'answer'),
  ];
}

/**
 * `ahead`: the app may make calls and send values that the server does not know yet, because the
 * server is released before it.
 * `missing`: what to say of a call that the server does not have.
 */
interface Sides {
  app: Calls;
  server: Calls;
  ahead: boolean;
  missing: string;
}

/**
 * Everything that an app may send and a server does not take, or a server may answer and an app
 * does not read: one line each.
 */
function brokenCalls({ app, server, ahead, missing }: Sides): string[] {
  const served = byRoute(server);
  return [...byRoute(app).values()].flatMap((call) => {
    const found = served.get(routeOf(call));
    const faults = found ? misfitsOf(call, found, { ahead }) : ahead ? [] : [missing];
    return faults.map((fault) => `${call.method} ${call.path}  ${fault}`);
  });
}

/** The app of the last release at the server of today. */
export const brokenByServer = (app: Calls, server: Calls) =>
  brokenCalls({
    app,
    server,
    ahead: false,
    missing: 'is gone: the app of the last release calls it',
  });

/** The app of today at the server of the last release, while both are being worked on. */
export const brokenByApp = (app: Calls, server: Calls) =>
  brokenCalls({ app, server, ahead: true, missing: '' });

/**
 * The app of today at the server of the last release, when the app is to be released and the server
 * is not: now everything that it calls and sends has to be known there.
 */
export const brokenAtRelease = (app: Calls, server: Calls) =>
  brokenCalls({
    app,
    server,
    ahead: false,
    missing: 'is new: the API of the last release does not have it',
  });
