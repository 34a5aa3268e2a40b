import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Query } from './tracing';

const textOf = (asked: unknown): string => {
  if (typeof asked === 'string') return asked;
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : '';
};

/** One statement, without its values: those are what people wrote. */
function startStatement(text: string) {
  const span = trace
    .getTracer('academy-api')
    .startSpan(`SQL ${text.trim().split(/\s/, 1)[0] ?? ''}`, {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
    });
  return (error?: unknown) => {
    if (error) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
}

/** A driver's `query`, each call of it a span: with a promise, or with a callback at the end. */
export function tracedQuery(query: Query): Query {
  return (...given) => {
    const end = startStatement(textOf(given[0]));
    const last = given.at(-1);
    if (typeof last === 'function') {
      const told = (error: unknown, ...rest: unknown[]): unknown => {
        end(error);
        return Reflect.apply(last, undefined, [error, ...rest]);
      };
      return query(...given.slice(0, -1), told);
    }
    const answer = query(...given);
    if (answer instanceof Promise) answer.then(() => end(), end);
    else end();
    return answer;
  };
}
