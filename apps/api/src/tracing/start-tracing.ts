import {
  SpanKind,
  SpanStatusCode,
  trace,
  context,
  propagation,
  ROOT_CONTEXT,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tracing, Query } from './tracing';

/** `collector`: its address without a path, `http://localhost:4318`. */
export function startTracing(collector: string): Tracing {
  const url = `${collector.replace(/\/$/, '')}/v1/traces`;
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'academy-api' }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  provider.register();
  return { watch: traceRequests, query: tracedQuery, stop: () => provider.shutdown() };
}

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
function tracedQuery(query: Query): Query {
  return (...given) => {
    const end = startStatement(textOf(given[0]));
    const last = given.at(-1);
    if (typeof last === 'function') {
      const bound = (error: unknown, ...rest: unknown[]): unknown => {
        end(error);
        return Reflect.apply(last, undefined, [error, ...rest]);
      };
      return query(...given.slice(0, -1), bound);
    }
    const answer = query(...given);
    if (answer instanceof Promise) answer.then(() => end(), end);
    else end();
    return answer;
  };
}

/**
 * One span for each call, named by its route, under the caller's when it sends `traceparent`. What
 * is asked of the database meanwhile is below it.
 */
function traceRequests(app: FastifyInstance): void {
  const open = new WeakMap<FastifyRequest, { span: Span; within: Context }>();

  app.addHook('onRequest', (request, _reply, done) => {
    const from = propagation.extract(ROOT_CONTEXT, request.headers);
    const route = request.routeOptions.url ?? '(none)';
    const span = trace.getTracer('academy-api').startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'academy.request_id': request.id,
        },
      },
      from,
    );
    const within = trace.setSpan(from, span);
    open.set(request, { span, within });
    context.with(within, done);
  });
  // The body has been read meanwhile, by whatever the socket called.
  app.addHook('preHandler', (request, _reply, done) => {
    context.with(open.get(request)?.within ?? context.active(), done);
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = open.get(request)?.span;
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}
