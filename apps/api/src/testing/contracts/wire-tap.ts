import { createServer, type IncomingMessage } from 'node:http';
import { browser, type Answer } from '../calls/browser';

/** A call as it went by. `path` is below `/api`, with its query. */
export interface Heard {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
  answer: Answer;
}

export interface WireTap {
  /** `http://127.0.0.1:<port>/api` */
  baseURL: string;
  heard: Heard[];
  close: () => Promise<void>;
}

/** What a browser adds by itself, or what is another at every run. */
const OWN_HEADERS = new Set([
  'content-type',
  'if-match',
  'x-client-seq',
  'idempotency-key',
  'authorization',
]);

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

const headersOf = ({ headers }: IncomingMessage) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      OWN_HEADERS.has(name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  );

/**
 * Stands between a client and a server as the browser does, cookies and all, and writes down what
 * goes by.
 */
export async function tapWire(origin: string): Promise<WireTap> {
  const { call } = browser(origin);
  const heard: Heard[] = [];
  const server = createServer((request, reply) => {
    void (async () => {
      const { method = 'GET', url = '' } = request;
      const [headers, body] = [headersOf(request), await textOf(request)];
      const answer = await call(method, url, { headers, ...(body !== '' && { rawBody: body }) });
      heard.push({ method, path: url.replace(/^\/api/, ''), headers, body, answer });
      for (const name of ['content-type', 'x-server-time', 'authorization'])
        if (answer.headers.has(name)) reply.setHeader(name, answer.headers.get(name) ?? '');
      reply.writeHead(answer.status).end(answer.text);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    baseURL: `http://127.0.0.1:${port}/api`,
    heard,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
