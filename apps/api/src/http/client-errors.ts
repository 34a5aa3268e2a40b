import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Db } from '../db/database';
import { validate } from './bodies/validate';
import { tooMany } from './errors/refusal';
import { secondsUntil, spend } from './limits/limits';
import { addressOf, spansOf } from './limits/network';

/** Reports per minute from one address; more of the same adds nothing. */
const EACH_MINUTE = 20;
const BODY_BYTES = 4096;

const text = (shape: RegExp) => z.string().check(z.regex(shape));

/**
 * A page's error report: our own words and numbers, no user input. `page` is its address with `:id`
 * in place of everything that is not a plain word, `number` what the crash page shows, `at` the
 * place in our own files.
 */
const reportSchema = z.object({
  app: z.enum(['student', 'admin']),
  release: text(/^\d{1,5}(\.\d{1,5}){2}$/),
  page: text(/^(\/([a-z-]{1,30}|:id)){0,6}\/?$/),
  name: text(/^[A-Za-z]{1,40}$/),
  number: text(/^\d{6}$/),
  at: z.array(text(/^[\w-]{1,60}\.js:\d{1,7}:\d{1,7}$/)).check(z.maxLength(8)),
});
export type ClientErrorReport = z.output<typeof reportSchema>;

interface Deps {
  db: Db;
  onReport: (report: ClientErrorReport) => void;
}

/** Takes error reports from pages. Open to all callers, because the login page can fail too. */
export function takeClientErrors(app: FastifyInstance, { db, onReport }: Deps): void {
  app.post('/api/client-errors', { bodyLimit: BODY_BYTES }, async (request, reply) => {
    const report = validate(reportSchema, request.body);
    const now = new Date(request.receivedAt);
    const budget = {
      key: `client-error:${spansOf(addressOf(request.ip))[0]}`,
      limit: EACH_MINUTE,
      seconds: 60,
    };
    const used = await spend(db, [budget], now);
    if (used.length > 0)
      throw tooMany(
        secondsUntil(
          used.map(({ until }) => until),
          now,
        ),
      );
    onReport(report);
    request.log.warn({ report }, 'a page told of an error');
    return reply.code(204).send();
  });
}
