import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { tracedQuery } from './statement-span';
import { traceRequests } from './trace-requests';
import type { Tracing } from './tracing';

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
