import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import * as z from 'zod/mini';

const KEY = 'NCSAYU7YDBXYORXC';
const SECRET = 'the-secret-of-the-tests';

const bodySchema = z.object({
  messages: z.tuple([
    z.object({
      to: z.string(),
      from: z.string(),
      text: z.string(),
      customFields: z.object({ uid: z.string() }),
      kakaoOptions: z.optional(z.record(z.string(), z.unknown())),
    }),
  ]),
  showMessageList: z.literal(true),
});
type Taken = z.output<typeof bodySchema>['messages'][0] & {
  messageId: string;
  statusCode: string;
  /** Whether it went out as 문자 instead of 알림톡. */
  replacement: boolean;
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** Whether a request is signed as the service documents it. */
function isSigned(header: string): boolean {
  const [, apiKey, date = '', salt = '', signature] =
    /^HMAC-SHA256 apiKey=(\w+), date=(\S+), salt=(\w+), signature=(\w+)$/.exec(header) ?? [];
  const expected = createHmac('sha256', SECRET).update(`${date}${salt}`).digest('hex');
  return apiKey === KEY && signature === expected && salt.length >= 12;
}

/**
 * SOLAPI as far as we use it: takes each message that it is handed, even one that it has already,
 * and lists what it took.
 */
export async function startTextService() {
  const taken: Taken[] = [];
  const asked: string[] = [];
  let refusal: { status: number; body: unknown } | null = null;
  let isMute = false;
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      const answer = (status: number, content: unknown) =>
        void response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify(content));
      if (!isSigned(request.headers.authorization ?? ''))
        return answer(403, { errorCode: 'SignatureDoesNotMatch', errorMessage: '' });
      const url = new URL(request.url ?? '/', 'http://localhost');
      if (request.method === 'GET' && url.pathname === '/messages/v4/list') {
        asked.push(url.search);
        if (refusal) return answer(refusal.status, refusal.body);
        const [to, id] = [url.searchParams.get('to'), url.searchParams.get('messageId')];
        const list = taken.filter((message) => message.to === to || message.messageId === id);
        return answer(200, {
          startKey: null,
          nextKey: null,
          limit: 500,
          messageList: Object.fromEntries(list.map((one) => [one.messageId, one])),
        });
      }
      if (refusal) return answer(refusal.status, refusal.body);
      const {
        messages: [message],
      } = bodySchema.parse(JSON.parse(body));
      const messageId = `M4V2026112419${String(taken.length).padStart(6, '0')}`;
      taken.push({ ...message, messageId, statusCode: '2000', replacement: false });
      server.emit('taken');
      if (isMute) return request.socket.destroy();
      return answer(200, {
        failedMessageList: [],
        groupInfo: { groupId: `G${messageId.slice(1)}`, status: 'SENDING' },
        messageList: [
          { messageId, statusCode: '2000', statusMessage: '정상 접수(이통사로 접수 예정)' },
        ],
      });
    })().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    env: {
      SOLAPI_URL: `http://127.0.0.1:${port}`,
      SOLAPI_API_KEY: KEY,
      SOLAPI_API_SECRET: SECRET,
      SOLAPI_FROM: '0212345678',
      SOLAPI_PF_ID: 'KA01PF000000000000000000000000',
    },
    taken,
    /** The queries of its list. */
    asked,
    /** What it says of all that it took from now on. */
    report: (statusCode: string, { replacement = false } = {}) => {
      for (const message of taken) Object.assign(message, { statusCode, replacement });
    },
    refuse: (status: number, body: unknown) => void (refusal = { status, body }),
    accept: () => void ([refusal, isMute] = [null, false]),
    /** Takes messages and never says so. */
    loseAnswers: () => void (isMute = true),
    /** Resolves when it has taken `count` messages. */
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
