import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

const KEYS = { accessKeyId: 'AKTEST', secretAccessKey: 'bucket-secret' };
const REGION = 'kr-test';
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Uint8Array, text: string) =>
  createHmac('sha256', key).update(text).digest();

/**
 * The signature that a request must carry, worked out from what arrived (AWS Signature Version 4).
 */
function signatureOf(
  { method, url = '', headers }: IncomingMessage,
  signedHeaders: string,
): string {
  const date = String(headers['x-amz-date']);
  const canonical = [
    method,
    url,
    '',
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = [date.slice(0, 8), REGION, 's3', 'aws4_request'];
  const key = scope.reduce<string | Uint8Array>(
    (secret, part) => hmac(secret, part),
    `AWS4${KEYS.secretAccessKey}`,
  );
  return hmac(
    key,
    ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(canonical)].join('\n'),
  ).toString('hex');
}

function isSigned(request: IncomingMessage): boolean {
  const [, credential, signedHeaders = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]+)$/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  return (
    credential ===
      `${KEYS.accessKeyId}/${String(request.headers['x-amz-date']).slice(0, 8)}/${REGION}/s3/aws4_request` &&
    ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) =>
      signedHeaders.split(';').includes(name),
    ) &&
    signature === signatureOf(request, signedHeaders)
  );
}

/**
 * A bucket in this process: it refuses what is not signed with its keys, and bytes that are not
 * those that were announced.
 */
export async function startFakeBucket() {
  const files = new Map<string, { bytes: Buffer; type: string | undefined }>();
  const troubles: number[] = [];
  const server = createServer(
    (request, reply) =>
      void (async () => {
        const { method, url = '', headers } = request;
        const bytes = await buffer(request);
        const trouble = troubles.shift();
        if (trouble !== undefined) return reply.writeHead(trouble).end();
        if (!isSigned(request)) return reply.writeHead(403).end();
        const file = files.get(url);
        if (method === 'PUT') {
          if (headers['x-amz-content-sha256'] !== sha256(bytes)) return reply.writeHead(400).end();
          files.set(url, { bytes, type: headers['content-type'] });
          return reply.writeHead(200).end();
        }
        if (method === 'DELETE') files.delete(url);
        return file && method === 'GET'
          ? reply.writeHead(200, { 'content-type': file.type }).end(file.bytes)
          : reply.writeHead(method === 'GET' ? 404 : 204).end();
      })(),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    files,
    /** Statuses that the next requests are answered with, whatever they ask. */
    troubles,
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${address.port}/`,
      S3_BUCKET: 'pictures',
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
