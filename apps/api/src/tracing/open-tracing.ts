import type { Tracing } from './tracing';

/**
 * Traces go to a collector (OTLP over HTTP). Without one nothing is traced, and nothing for it is
 * loaded: the packages are larger than the server.
 */
export async function openTracing(collector: string | undefined): Promise<Tracing | undefined> {
  if (collector === undefined) return undefined;
  const { startTracing } = await import('./start-tracing');
  return startTracing(collector);
}
