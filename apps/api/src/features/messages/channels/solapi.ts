import { createHmac, randomBytes } from 'node:crypto';
import type { DeliveryReport, MessageFailure } from '@academy/domain/messages';
import * as z from 'zod/mini';
import { NotSent, type Channel, type Outgoing } from './channel';

/** Well below the time for which a message belongs to its process, twice. */
const TIMEOUT_MS = 25_000;
const DAY_MS = 24 * 3_600_000;

export interface SolapiAccount {
  url: string;
  apiKey: string;
  apiSecret: string;
  /** The academy's registered number. */
  from: string;
  /** The academy's channel at Kakao; without it there is no 알림톡. */
  pfId?: string | undefined;
}

/** What the service answers, as far as it is read (`solapi.test.ts` has whole answers). */
const sentSchema = z.object({
  failedMessageList: z.array(z.object({ statusCode: z.string() })),
  messageList: z.optional(z.array(z.object({ messageId: z.string() }))),
  groupInfo: z.object({ groupId: z.string() }),
});
const listSchema = z.object({
  messageList: z.record(
    z.string(),
    z.object({
      messageId: z.string(),
      statusCode: z.nullish(z.string()),
      replacement: z.nullish(z.boolean()),
      customFields: z.nullish(z.record(z.string(), z.unknown())),
    }),
  ),
});
const errorSchema = z.object({ errorCode: z.string() });

/** The signature that each request carries, by the clock of this machine. */
export function solapiAuthorization(
  { apiKey, apiSecret }: Pick<SolapiAccount, 'apiKey' | 'apiSecret'>,
  date: string,
  salt: string,
): string {
  const signature = createHmac('sha256', apiSecret).update(`${date}${salt}`).digest('hex');
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`;
}

/** Why the service did not take a message. */
function failureOf(status: number, body: unknown): MessageFailure {
  const { errorCode = '' } = errorSchema.safeParse(body).data ?? {};
  if (/balance/i.test(errorCode) || status === 402) return 'no-balance';
  if (status === 401 || status === 403) return 'login-refused';
  return status >= 500 || status === 429 ? 'unreachable' : 'refused';
}

async function ask(
  account: SolapiAccount,
  path: string,
  body?: unknown,
): Promise<{ status: number; body: unknown }> {
  const date = new Date().toISOString();
  const salt = randomBytes(16).toString('hex');
  try {
    const response = await fetch(new URL(path, account.url), {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: solapiAuthorization(account, date, salt),
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, body: await response.json().catch(() => null) };
  } catch (error) {
    throw new NotSent('unreachable', { cause: error });
  }
}

async function answer<S extends z.ZodMiniType>(
  schema: S,
  asked: ReturnType<typeof ask>,
): Promise<z.output<S>> {
  const { status, body } = await asked;
  if (status !== 200) throw new NotSent(failureOf(status, body));
  const read = schema.safeParse(body);
  if (!read.success) throw new NotSent('unreachable', { cause: read.error });
  return read.data;
}

/**
 * The id of a message that the service took already, by the `uid` that it carries; null: it has
 * none. The service knows no key of ours: it is asked before anything is sent a second time (ADR
 * 0295).
 */
async function findTaken(
  account: SolapiAccount,
  { uid, recipient, createdAt }: Outgoing,
): Promise<string | null> {
  const query = new URLSearchParams({
    to: recipient,
    startDate: createdAt.toISOString(),
    endDate: new Date(createdAt.getTime() + 2 * DAY_MS).toISOString(),
    limit: '500',
  });
  const { messageList } = await answer(
    listSchema,
    ask(account, `/messages/v4/list?${query.toString()}`),
  );
  const taken = Object.values(messageList).find(({ customFields }) => customFields?.uid === uid);
  return taken?.messageId ?? null;
}

/** What became of a message, by its id or, where the service gave none, by that of its group. */
async function askAbout(
  account: SolapiAccount,
  id: string,
  by: 'sms' | 'alimtalk',
): Promise<DeliveryReport | null> {
  const query = new URLSearchParams({ [id.startsWith('G') ? 'groupId' : 'messageId']: id });
  const { messageList } = await answer(
    listSchema,
    ask(account, `/messages/v4/list?${query.toString()}`),
  );
  const reports = Object.values(messageList)
    .filter((message) => id.startsWith('G') || message.messageId === id)
    .map(({ statusCode, replacement }) => ({
      statusCode: statusCode ?? '',
      mayFallBack: by === 'alimtalk' && replacement !== true,
    }));
  return reports.at(0) ?? null;
}

/** What a message looks like to the service. 알림톡 that does not arrive goes out as 문자. */
function toSolapi(
  { from, pfId }: SolapiAccount,
  { uid, recipient, text, template }: Outgoing,
  by: 'sms' | 'alimtalk',
) {
  return {
    to: recipient,
    from,
    text,
    customFields: { uid },
    ...(by === 'alimtalk' &&
      template && {
        kakaoOptions: {
          pfId,
          templateId: template.id,
          variables: template.variables,
          disableSms: false,
        },
      }),
  };
}

/** 문자 or 알림톡 by SOLAPI's `messages/v4`. */
export const solapiChannel = (account: SolapiAccount, by: 'sms' | 'alimtalk'): Channel => ({
  from: account.from,
  async send(message) {
    const taken = message.tries > 1 ? await findTaken(account, message) : null;
    if (taken !== null) return { providerId: taken };
    const { failedMessageList, messageList, groupInfo } = await answer(
      sentSchema,
      ask(account, '/messages/v4/send-many/detail', {
        messages: [toSolapi(account, message, by)],
        showMessageList: true,
      }),
    );
    if (failedMessageList.length > 0) throw new NotSent('recipient-refused');
    return { providerId: messageList?.[0]?.messageId ?? groupInfo.groupId };
  },
  ask: (providerId) => askAbout(account, providerId, by),
});
