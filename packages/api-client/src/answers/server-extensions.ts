import { EXTENSIONS_HEADER, type Extension } from '@academy/domain/http';
import type { WireAnswer } from '../wire';

/** What our API took before it began to say so. */
const UNSAID: readonly Extension[] = ['base', 'client-seq', 'idempotency-key', 'seat-line'];

/**
 * Remembers what the server has said that it understands beyond the specified calls. What was said
 * once holds: an answer without the header may be a gateway's. Releases of our API from before the
 * header are known by their `X-Server-Time`.
 */
export function createServerExtensions() {
  const understood = new Set<string>();
  return {
    observe({ header }: Pick<WireAnswer, 'header'>): void {
      const named = header(EXTENSIONS_HEADER)?.split(' ');
      const known = named ?? (header('x-server-time') === undefined ? [] : UNSAID);
      for (const name of known) understood.add(name);
    },
    understands: (extension: Extension): boolean => understood.has(extension),
  };
}
