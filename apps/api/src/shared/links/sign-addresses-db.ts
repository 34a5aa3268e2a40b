import { guardianLinkIdSchema } from '@academy/domain/ids';
import { isCalendarDay } from '@academy/domain/time';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { guardianLinks, type messages } from '../../db/schema';
import type { AuthKeys } from '../../http/auth/auth-keys';
import { UNSIGNED } from '../../http/auth/signed-link';
import { guardianSignature } from './guardian-link';
import { orderSignature } from './order-link';

const GUARDIAN = new RegExp(`(guardian\\.html#)(\\d+)/${UNSIGNED}`, 'g');
const ORDER = new RegExp(`(/order#)([\\d-]+)/${UNSIGNED}`, 'g');

type Row = typeof messages.$inferSelect;
type Message = Pick<Row, 'text' | 'recipient'> & Partial<Pick<Row, 'template'>>;

/**
 * Messages with the addresses in them as they open: kept, they are unsigned. One of a link that was
 * revoked stays so.
 */
export async function signAddresses<M extends Message>(
  db: Db | Tx,
  keys: AuthKeys,
  list: readonly M[],
): Promise<M[]> {
  const named = list.flatMap(({ text }) => [...text.matchAll(GUARDIAN)].map(([, , id]) => id));
  const ids = named.map((id) => guardianLinkIdSchema.parse(id));
  const links =
    ids.length === 0
      ? []
      : await db
          .select({ id: guardianLinks.id, uid: guardianLinks.uid })
          .from(guardianLinks)
          .where(and(inArray(guardianLinks.id, ids), isNull(guardianLinks.revokedAt)));
  const linkOf = new Map<string, (typeof links)[number]>(links.map((link) => [link.id, link]));

  const signed = (text: string, recipient: string) =>
    text
      .replace(GUARDIAN, (found, before: string, id: string) => {
        const link = linkOf.get(id);
        return link ? `${before}${id}/${guardianSignature(keys, link)}` : found;
      })
      .replace(ORDER, (found, before: string, day: string) =>
        isCalendarDay(day) ? `${before}${day}/${orderSignature(keys, day, recipient)}` : found,
      );
  return list.map((message) => ({
    ...message,
    text: signed(message.text, message.recipient),
    ...(message.template && {
      template: {
        ...message.template,
        variables: Object.fromEntries(
          Object.entries(message.template.variables).map(([name, value]) => [
            name,
            signed(value, message.recipient),
          ]),
        ),
      },
    }),
  }));
}
