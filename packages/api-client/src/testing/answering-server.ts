import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a real server on a real port has seen. */
export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface GivenAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** Objects go out as JSON, texts as they are, undefined as nothing. */
  body?: unknown;
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString('utf8');
}

function write(response: ServerResponse, { status = 200, headers = {}, body }: GivenAnswer) {
  const type = typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json';
  response.writeHead(status, { ...(body !== undefined && { 'content-type': type }), ...headers });
  response.end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body));
}

/** A server on a free port that answers as `answer` says and remembers what it was asked. */
export async function answeringServer(
  answer: (request: SeenRequest) => GivenAnswer | Promise<GivenAnswer>,
) {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    void read(request).then(async (body) => {
      const one = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body,
      };
      seen.push(one);
      write(response, await answer(one));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseURL: `http://127.0.0.1:${port}/api`,
    seen,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
