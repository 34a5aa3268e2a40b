import { request, type IncomingHttpHeaders } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came over the wire, compressed or not. */
  body: Buffer;
}

/** One request with exactly these headers; the path is sent unchanged, which fetch does not do. */
export const ask = (url: string, headers: Record<string, string>, method = 'GET') =>
  new Promise<RawAnswer>((resolve, reject) => {
    const [, host = '', port = '', path = '/'] = /^http:\/\/([^:/]+):(\d+)(\/.*)$/.exec(url) ?? [];
    request({ host, port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });

/** What differs between two servers that answer the same, and from answer to answer. */
const VARYING = new Set([
  'date',
  'etag',
  'last-modified',
  'accept-ranges',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'vary',
  'x-request-id',
  'x-server-time',
  'x-academy-extensions',
  'content-type',
]);

/** Status and every header that says how an answer may be used. Error pages may have any type. */
export function lasting({ status, headers }: RawAnswer): Record<string, unknown> {
  const type = headers['content-type']
    ?.toLowerCase()
    .replace('application/javascript', 'text/javascript');
  const rest = Object.entries(headers).filter(([name]) => !VARYING.has(name));
  // An invalid id: one server says so, the other finds nothing.
  return {
    status: status === 400 ? 404 : status,
    'content-type': status < 400 ? type : undefined,
    ...Object.fromEntries(rest),
  };
}
