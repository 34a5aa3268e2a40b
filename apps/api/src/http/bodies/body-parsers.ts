import type { FastifyInstance } from 'fastify';
import { Refusal } from '../errors/refusal';

/** What a picture or a PDF may be sent as. What it really is shows only when it is read. */
const FILE = /^(?:image\/|application\/(?:pdf|octet-stream))/;

/**
 * JSON is the body language, and bytes for endpoints that take a file; but an empty body is
 * always fine: the refresh calls carry none, and browsers label an empty POST as JSON or as a form.
 */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body: string, done) => {
      if (body === '') return done(null, undefined);
      return parseJson(request, body, done);
    },
  );
  app.addContentTypeParser(FILE, { parseAs: 'buffer' }, (_request, body: Buffer, done) =>
    done(null, body.length === 0 ? undefined : body),
  );
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body: string, done) => {
    if (body === '') return done(null, undefined);
    return done(new Refusal('unsupported-media'));
  });
}
