import { managersRefusalText, refusalText, type RefusalCode } from '@academy/domain/refusals';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { damagedData } from '../../db/data-damaged';
import { damageIn, databaseErrorKind } from '../../db/database-error-kind';
import { noWords, type Words } from '../docs/api-table';
import { withWords, wrongFieldsText } from './field-words';
import { notNow, Refusal } from './refusal';
import { statusesOf, type StatusOf } from './status-of';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** By whose words the fields of the request are called (`wordFor`). */
    words?: Words;
  }
}

const ofAnyCall = statusesOf();

const RETRY_SECONDS = 2;
const DISK_RETRY_SECONDS = 10;
const DAMAGE_RETRY_SECONDS = 60;

/** What the framework refuses by itself, in our words. */
function ofFramework({ statusCode }: FastifyError): Refusal | null {
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500)
    return statusCode === 503 ? notNow('busy', RETRY_SECONDS) : null;
  if (statusCode === 413) return new Refusal('payload-too-large');
  if (statusCode === 415) return new Refusal('unsupported-media');
  if (statusCode === 404 || statusCode === 414) return new Refusal('not-found');
  return new Refusal('malformed-body');
}

const isFrameworkError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';

/** What the operator reads of a database that is damaged: what, and the way out. */
function damagedText(error: unknown): string | null {
  const damage = damageIn(error);
  return damage === null ? null : damagedData([damage]).message;
}

/** Turns whatever was thrown into a refusal; null means that it is our own fault (500). */
export function refusalFrom(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  const trouble = databaseErrorKind(error);
  if (trouble === 'input') return new Refusal('malformed-body');
  if (trouble === 'disk-full') return notNow('disk-full', DISK_RETRY_SECONDS);
  if (trouble === 'damaged') return notNow('data-damaged', DAMAGE_RETRY_SECONDS);
  if (trouble) return notNow('busy', RETRY_SECONDS);
  return isFrameworkError(error) ? ofFramework(error) : null;
}

/** Managers read refusals in their own register, whatever part of the server refuses. */
const forManagers = ({ url }: FastifyRequest, code: RefusalCode): string | undefined =>
  url.startsWith('/api/admin/') ? managersRefusalText(code) : undefined;

/** The one shape of every error answer (`errorBodySchema`). Internals of a 5xx stay in the log. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  statusOf: StatusOf = ofAnyCall,
): FastifyReply {
  const refusal = refusalFrom(error);
  const status = statusOf(refusal?.code ?? 'internal-error');
  // Our own refusals are in the request's log line; foreign errors need their stack.
  if (!refusal || (status >= 500 && refusal !== error))
    request.log.error({ err: error }, damagedText(error) ?? 'request failed');
  reply.header('cache-control', 'no-store');
  if (!refusal)
    return reply.code(status).send({
      success: false,
      message: forManagers(request, 'internal-error') ?? refusalText('internal-error'),
      code: 'internal-error',
    });
  const { errors, extra, headers, text } = refusal.details;
  const { words = noWords } = request.routeOptions.config;
  return reply
    .code(status)
    .headers(headers ?? {})
    .send({
      success: false,
      message:
        text ??
        (refusal.code === 'validation-failed' ? wrongFieldsText(errors ?? {}, words) : undefined) ??
        forManagers(request, refusal.code) ??
        refusal.message,
      code: refusal.code,
      ...(errors && { errors: withWords(errors, words) }),
      ...extra,
    });
}

export function answerErrors(app: FastifyInstance, statusOf?: StatusOf): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, statusOf));
}
