import type { MessageFailure } from '@academy/domain/messages';
import { createTransport } from 'nodemailer';
import * as z from 'zod/mini';
import { NotSent, type Channel } from './channel';

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

/**
 * Mail through the academy's own server. SMTP knows no key: a mail that was taken and whose answer
 * was lost goes out again with the same `Message-ID` and date, and mailboxes show it once.
 */
export function mailChannel({ url, from }: { url: string; from: string }): Channel {
  const transport = createTransport({
    url,
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = from.slice(from.lastIndexOf('@') + 1);
  return {
    from,
    async send({ uid, recipient, subject, text, createdAt }) {
      try {
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
