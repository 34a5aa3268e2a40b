import { EXTENSIONS_HEADER, type Extension } from '@academy/domain/http';
import type { WireAnswer } from '../wire';

/** What releases of our API supported before they announced it. */
const UNSAID: readonly Extension[] = ['base', 'client-seq', 'idempotency-key', 'seat-line'];

/**
 * Remembers which extensions the server has announced. An announcement holds for good: a later
 * answer without the header may come from a gateway. Releases of our API from before the header are
 * recognised by `X-Server-Time`.
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
