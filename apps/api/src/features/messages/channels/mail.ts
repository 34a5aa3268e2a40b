import { isIP } from 'node:net';
import type { MailKeys, MessageFailure } from '@academy/domain/messages';
import { createTransport } from 'nodemailer';
import * as z from 'zod/mini';
import { NotSent, type Channel } from './channel';
import { publicAddressOf } from './public-address';

/** Together well below the time for which a message belongs to its process. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

const errorSchema = z.object({
  code: z.optional(z.string()),
  responseCode: z.optional(z.number()),
});

/** Why a mail server did not take a mail. An answer of 4xx is for now only, one of 5xx for good. */
function failureOf(error: unknown): MessageFailure {
  const { code, responseCode = 0 } = errorSchema.safeParse(error).data ?? {};
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'login-refused';
  if (code === 'EENVELOPE') return responseCode >= 500 ? 'recipient-refused' : 'refused';
  return responseCode === 0 ? 'unreachable' : 'refused';
}

const openTransport = (server: { url: string } | Server) =>
  createTransport({ ...server, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
type Transport = ReturnType<typeof openTransport>;

/**
 * Mail through the academy's own server. SMTP knows no key: a mail that was taken and whose answer
 * was lost goes out again with the same `Message-ID` and date, and mailboxes show it once.
 */
function mailBy(open: () => Promise<Transport>, from: string): Channel {
  const host = from.slice(from.lastIndexOf('@') + 1);
  return {
    from,
    async send({ uid, recipient, subject, text, createdAt }) {
      try {
        const transport = await open();
        const { response } = await transport.sendMail({
          from,
          to: recipient,
          subject,
          text,
          date: createdAt,
          messageId: `<${uid}@${host}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return { providerId: response.slice(0, 200) };
      } catch (error) {
        throw new NotSent(failureOf(error), { cause: error });
      }
    },
  };
}

/** The server that the environment names. */
export function mailChannel({ url, from }: { url: string; from: string }): Channel {
  const transport = openTransport({ url });
  return mailBy(async () => transport, from);
}

interface Server {
  host: string;
  port: number;
  secure: boolean;
  requireTLS: boolean;
  auth: { user: string; pass: string };
  tls: { servername?: string };
}

/** Where the client speaks TLS from the first byte. */
const TLS_PORT = 465;

/**
 * The server that a manager entered: on the internet and by TLS, unless it is among those that the
 * operator named (`host:port`).
 */
export const ownMailChannel = (
  { host, port, user, password, from }: MailKeys,
  known: readonly string[],
): Channel =>
  mailBy(async () => {
    const isKnown = known.includes(`${host}:${port}`);
    const address = isKnown ? host : await publicAddressOf(host);
    if (address === null) throw new Error('the name leads into the network of this server');
    return openTransport({
      host: address,
      port,
      secure: port === TLS_PORT,
      requireTLS: !isKnown,
      auth: { user, pass: password },
      // The certificate is the name's, whatever address was found for it.
      tls: isIP(host) ? {} : { servername: host },
    });
  }, from);
