import { createServer, type IncomingMessage } from 'node:http';
import { complaintsAbout } from './complaints';
import { routeOf, type CallContract, type Calls } from './contract';
import type { Exchange } from './journey';
import { contractFor } from './replay';
import type { Shape } from './shape';

export interface PaperServer {
  /** `http://127.0.0.1:<port>/api` */
  baseURL: string;
  /** What was asked and the API of then would have refused, one line each. */
  refused: string[];
  close: () => Promise<void>;
}

/** In an address everything is text: what the schema calls a number is read as one. */
function read(
  texts: Readonly<Record<string, string>>,
  { properties = {} }: Shape,
): Record<string, unknown> {
  const isNumber = (name: string) => ['integer', 'number'].includes(properties[name]?.type ?? '');
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, isNumber(name) ? Number(text) : text]),
  );
}

function inPath(path: string, contract: CallContract): Record<string, string> {
  const parts = path.split('/');
  return Object.fromEntries(
    contract.path.split('/').flatMap((part, index) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      return name === undefined ? [] : [[name, decodeURIComponent(parts[index] ?? '')] as const];
    }),
  );
}

function complaintsOf(
  contract: CallContract,
  path: string,
  search: URLSearchParams,
  body: string,
): string[] {
  const { params, query, body: shape } = contract;
  return [
    ...(params ? complaintsAbout(read(inPath(path, contract), params), params) : []),
    ...(query ? complaintsAbout(read(Object.fromEntries(search), query), query) : []),
    ...(shape ? complaintsAbout(body === '' ? undefined : JSON.parse(body), shape) : []),
  ];
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

/**
 * The API of the last release, on paper: it takes what its schemas took and answers what it
 * answered then, each route's answers in their order, the last one again and again.
 */
export async function startPaperServer(
  calls: Calls,
  exchanges: readonly Exchange[],
): Promise<PaperServer> {
  const answers = new Map<string, Exchange[]>();
  const routeFor = (method: string, path: string) => {
    const contract = contractFor(calls, method, path);
    return contract ? routeOf(contract) : `${method} ${path}`;
  };
  for (const exchange of exchanges)
    answers.set(routeFor(exchange.method, exchange.path), [
      ...(answers.get(routeFor(exchange.method, exchange.path)) ?? []),
      exchange,
    ]);
  const refused: string[] = [];

  function answerTo(method: string, url: string, body: string): { status: number; text: string } {
    const { pathname, searchParams } = new URL(url, 'http://paper');
    const path = pathname.replace(/^\/api/, '');
    const contract = contractFor(calls, method, path);
    const waiting = contract && answers.get(routeOf(contract));
    const next = waiting && waiting.length > 1 ? waiting.shift() : waiting?.[0];
    const faults =
      contract && next
        ? complaintsOf(contract, path, searchParams, body)
        : ['there is no such call'];
    refused.push(...faults.map((fault) => `${method} ${path}: ${fault}`));
    if (!next || faults.length > 0)
      return { status: 400, text: JSON.stringify({ message: faults.join('; '), code: 'paper' }) };
    return {
      status: next.status,
      text: typeof next.answer === 'string' ? next.answer : JSON.stringify(next.answer),
    };
  }

  const server = createServer((request, reply) => {
    void textOf(request).then((body) => {
      const { status, text } = answerTo(request.method ?? 'GET', request.url ?? '/', body);
      reply.writeHead(status, { 'content-type': 'application/json' }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    baseURL: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/api`,
    refused,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
