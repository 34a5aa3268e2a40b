import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import * as z from 'zod/mini';

const contentSchema = z.object({
  tag: z.string(),
  title: z.string(),
  body: z.string(),
  page: z.string(),
});
type Shown = z.output<typeof contentSchema> & { device: string; ttl: number; topic: string };

const jsonOf = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
const claimsSchema = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/** Whether a request is signed as RFC 8292 says, for this service and not for long. */
function isSigned(header: string, origin: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const { aud, exp, sub } = claimsSchema.parse(jsonOf(claims));
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
  });
  const left = exp - Date.now() / 1_000;
  return (
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ) &&
    aud === origin &&
    left > 0 &&
    left <= 24 * 3_600 &&
    /^(mailto:|https:)/.test(sub)
  );
}

interface Browser {
  keys: ReturnType<typeof createECDH>;
  auth: Buffer;
}

/** A body as the browser decrypts it (RFC 8291). */
function readBody(body: Buffer, { keys, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const senderEnd = 21 + body.readUInt8(20);
  const sender = body.subarray(21, senderEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const derive = (what: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, bytes));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(senderEnd, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/**
 * A browser's push service with the browsers behind it: it takes what is signed, and each browser
 * reads what was encrypted for it.
 */
export async function startPushService() {
  const devices = new Map<string, Browser>();
  const taken: Shown[] = [];
  let refusal: number | null = null;
  let isMute = false;
  let origin = '';
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      const { authorization = '', ttl, topic } = request.headers;
      const name = (request.url ?? '').slice(1);
      const device = devices.get(name);
      if (!isSigned(authorization, origin)) return void response.writeHead(403).end();
      if (refusal !== null) return void response.writeHead(refusal).end();
      if (!device) return void response.writeHead(410).end();
      const shown = contentSchema.parse(JSON.parse(readBody(Buffer.concat(chunks), device)));
      taken.push({ ...shown, device: name, ttl: Number(ttl), topic: String(topic) });
      server.emit('taken');
      if (isMute) return void request.socket.destroy();
      return void response.writeHead(201, { location: `${origin}/message/${taken.length}` }).end();
    })().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    origin,
    taken,
    /** What the phones show: each tag once. */
    shown: () => [...new Map(taken.map((one) => [`${one.device} ${one.tag}`, one])).values()],
    /** A browser that asks to be notified. */
    subscribe() {
      const keys = createECDH('prime256v1');
      const name = randomBytes(8).toString('hex');
      const auth = randomBytes(16);
      const p256dh = keys.generateKeys('base64url');
      devices.set(name, { keys, auth });
      return {
        name,
        subscription: { endpoint: `${origin}/${name}`, p256dh, auth: auth.toString('base64url') },
      };
    },
    forget: (name: string) => void devices.delete(name),
    refuse: (status: number) => void (refusal = status),
    accept: () => void ([refusal, isMute] = [null, false]),
    /** Takes notifications and never says so. */
    loseAnswers: () => void (isMute = true),
    /** Resolves when it has taken `count` notifications. */
    async until(count: number) {
      while (taken.length < count) await once(server, 'taken');
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
