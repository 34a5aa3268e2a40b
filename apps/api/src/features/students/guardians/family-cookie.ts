import type { StudentId } from '@academy/domain/ids';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthKeys } from '../../../http/auth/auth-keys';
import { hostCookie } from '../../../http/auth/host-cookie';
import { isLinkSignature, linkSignature } from '../../../http/auth/signed-link';
import type { Named } from '../../../shared/links/guardian-link';

/** As long as browsers keep a cookie at all; it is worth nothing once the link has ended. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

const cookieOf = ({ id }: Named, request: FastifyRequest) => hostCookie(`family-${id}`, request);
const signed = ({ id, uid }: Named, children: string) => `family ${id} ${uid} ${children}`;

/** The children that this device has proved to know, by what its cookie holds for this link. */
export function confirmedOn(request: FastifyRequest, keys: AuthKeys, link: Named): string[] {
  const value = request.cookies[cookieOf(link, request).name] ?? '';
  const [children = '', signature = ''] = value.split('~');
  return isLinkSignature(keys, signed(link, children), signature) ? children.split('.') : [];
}

/** Remembers on this device which children it may see. */
export function rememberFamily(
  reply: FastifyReply,
  keys: AuthKeys,
  link: Named,
  students: readonly StudentId[],
): void {
  const children = students.join('.');
  const { name, options } = cookieOf(link, reply.request);
  const value = `${children}~${linkSignature(keys, signed(link, children))}`;
  reply.setCookie(name, value, { ...options, maxAge: MAX_AGE_SECONDS });
}
