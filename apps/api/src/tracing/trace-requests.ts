import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * One span for each call, named by its route, under the caller's when it sends `traceparent`. What
 * is asked of the database meanwhile is below it.
 */
export function traceRequests(app: FastifyInstance): void {
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
