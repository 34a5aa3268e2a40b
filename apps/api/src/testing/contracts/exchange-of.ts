import * as z from 'zod/mini';
import { routeOf, type CallContract } from './contract';
import { isNamed, type Exchange, type Step } from './journey';
import type { Heard } from './wire-tap';

/** This many rows of a list stand in a recording; the others only make it long. */
const ROWS = 2;
/** Other at every run. */
const SECRET = /^(accessToken|refreshToken)$/;

type Json = z.core.util.JSONType;

function short(value: Json): Json {
  if (Array.isArray(value)) return value.slice(0, ROWS).map(short);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, SECRET.test(key) ? 'token' : short(item)]),
  );
}

/** What was sent, with the step's own `$name` wherever it stood. */
function named(sent: Json, asked: unknown): Json {
  if (isNamed(asked)) return asked;
  if (Array.isArray(sent))
    return sent.map((item, index) => named(item, Array.isArray(asked) ? asked[index] : undefined));
  if (typeof sent !== 'object' || sent === null) return sent;
  return Object.fromEntries(
    Object.entries(sent).map(([key, item]) => [
      key,
      named(
        item,
        typeof asked === 'object' && asked !== null ? Reflect.get(asked, key) : undefined,
      ),
    ]),
  );
}

function namedPath(
  sent: string,
  { path }: CallContract,
  { params = {}, query = {} }: Step,
): string {
  const [below = '', search = ''] = sent.split('?');
  const parts = path.split('/').map((part, index) => {
    const asked = params[/^\{(\w+)\}$/.exec(part)?.[1] ?? ''];
    return isNamed(asked) ? asked : (below.split('/')[index] ?? '');
  });
  const fields = [...new URLSearchParams(search)].map(
    ([name, value]) => `${name}=${isNamed(query[name]) ? query[name] : encodeURIComponent(value)}`,
  );
  return fields.length > 0 ? `${parts.join('/')}?${fields.join('&')}` : parts.join('/');
}

const isSame = (path: string, { path: expected }: CallContract) =>
  new RegExp(`^${expected.replace(/\{\w+\}/g, '[^/]+')}$`).test(path.split('?')[0] ?? '');

/**
 * What one step sent and got, as it is kept. The token and the cookies are left out: whoever
 * replays it signs in again.
 */
export function exchangeOf(step: Step, contract: CallContract, heard: readonly Heard[]): Exchange {
  const found = heard.find(
    ({ method, path }) => method === contract.method && isSame(path, contract),
  );
  if (!found) throw new Error(`${step.call} did not call ${routeOf(contract)}`);
  const { authorization: _, ...headers } = found.headers;
  const body =
    found.body === '' ? undefined : named(z.parse(z.json(), JSON.parse(found.body)), step.body);
  return {
    call: step.call,
    method: found.method,
    path: namedPath(found.path, contract, step),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        step.headers && isNamed(step.headers[name]) ? step.headers[name] : value,
      ]),
    ),
    ...(body !== undefined && { body }),
    ...(step.keep && { keep: step.keep }),
    status: found.answer.status,
    answer: short(
      contract.answers === 'text' ? found.answer.text : z.parse(z.json(), found.answer.body),
    ),
  };
}
