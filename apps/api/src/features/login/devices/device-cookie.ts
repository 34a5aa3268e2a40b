import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthKeys } from '../../../http/auth/auth-keys';
import { hostCookie } from '../../../http/auth/host-cookie';
import { hashOf } from '../sessions/refresh-token';

const NAME = 'device';
/** As long as browsers keep a cookie at all; every login begins it again. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

const signatureOf = (token: string, key: Buffer) =>
  createHmac('sha256', key).update(token).digest().subarray(0, 16);

/**
 * The browser's token, if one of our keys signed it: a made-up one costs no look into the database.
 */
function tokenOf(request: FastifyRequest, keys: AuthKeys): string | undefined {
  const [token = '', signature = ''] = (
    request.cookies[hostCookie(NAME, request).name] ?? ''
  ).split('.');
  const given = Buffer.from(signature, 'base64url');
  const isOurs = keys.links.some(({ deviceKey }) => {
    const expected = signatureOf(token, deviceKey);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isOurs ? token : undefined;
}

/**
 * By which a browser is known again after a login (ADR 0244): a digest of what its cookie holds.
 * Undefined: it has none.
 */
export function readDevice(request: FastifyRequest, keys: AuthKeys): string | undefined {
  const token = tokenOf(request, keys);
  return token === undefined ? undefined : hashOf(token);
}

/** The same, with a cookie for the browser that has none. */
export function knowDevice(reply: FastifyReply, keys: AuthKeys): string {
  const token = tokenOf(reply.request, keys) ?? randomBytes(32).toString('base64url');
  const signature = signatureOf(token, keys.links[0].deviceKey).toString('base64url');
  const { name, options } = hostCookie(NAME, reply.request);
  reply.setCookie(name, `${token}.${signature}`, { ...options, maxAge: MAX_AGE_SECONDS });
  return hashOf(token);
}
