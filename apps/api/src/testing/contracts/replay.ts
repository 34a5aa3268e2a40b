import { browser } from '../calls/browser';
import { complaintsAbout } from './complaints';
import { byRoute, type CallContract, type Calls } from './contract';
import { filled, keepFrom, type Exchange, type Kept } from './journey';

const fits = (path: string, { path: expected }: CallContract) =>
  new RegExp(`^${expected.replace(/\{\w+\}/g, '[^/]+')}$`).test(path.split('?')[0] ?? '');

/**
 * The contract that a recorded or sent call falls under: a path without parameters goes before one
 * that has them.
 */
export const contractFor = (calls: Calls, method: string, path: string): CallContract | undefined =>
  [...byRoute(calls).values()]
    .filter((call) => call.method === method && fits(path, call))
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0];

/**
 * What a released app still asks for and the API refuses since, on purpose: a rule that got
 * stricter. Gone when the next release is recorded.
 */
export interface StricterSince {
  call: string;
  path: string;
  status: number;
  code: string;
}

const codeOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, 'code') : undefined;

/**
 * Sends what an app of the last release sent, to a running server, and reads the answers as that
 * app read them. One line for each call that was refused or not understood; none when that app
 * works.
 */
export async function replay(
  origin: string,
  exchanges: readonly Exchange[],
  calls: Calls,
  stricter: readonly StricterSince[] = [],
): Promise<string[]> {
  const kept: Kept = new Map();
  const { call } = browser(origin);
  const complaints: string[] = [];
  for (const exchange of exchanges) {
    const name = `${exchange.method} ${exchange.path}`;
    const [path, headers] = [
      String(filled(exchange.path, kept)),
      Object.entries(exchange.headers).map(
        ([key, value]) => [key, String(filled(value, kept))] as const,
      ),
    ];
    const answer = await call(exchange.method, `/api${path}`, {
      headers: Object.fromEntries(headers),
      ...(kept.has('token') && { token: String(kept.get('token')) }),
      ...(exchange.body !== undefined && { rawBody: JSON.stringify(filled(exchange.body, kept)) }),
    });
    const now = stricter.find((one) => one.call === exchange.call && one.path === exchange.path);
    if (now) {
      if (answer.status !== now.status || codeOf(answer.body) !== now.code)
        complaints.push(`${name}: answered ${answer.status} instead of ${now.code}`);
      continue;
    }
    if (answer.status !== exchange.status) {
      complaints.push(
        `${name}: answered ${answer.status} instead of ${exchange.status}: ${answer.text.slice(0, 200)}`,
      );
      continue;
    }
    const contract = contractFor(calls, exchange.method, exchange.path);
    if (!contract) throw new Error(`${name} was recorded and stands in no contract`);
    complaints.push(
      ...complaintsAbout(
        contract.answers === 'text' ? answer.text : answer.body,
        contract.answer,
      ).map((text) => `${name}: ${text}`),
    );
    keepFrom(answer.body, exchange, kept);
  }
  return complaints;
}
