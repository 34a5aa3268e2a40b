import { EXTENSIONS_HEADER, type Extension } from '@academy/domain/http';
import type { WireAnswer } from '../wire';

/**
 * Remembers which extensions the server has announced. An announcement holds for good: a later
 * answer without the header may come from a gateway.
 */
export function createServerExtensions() {
  const understood = new Set<string>();
  return {
    observe({ header }: Pick<WireAnswer, 'header'>): void {
      for (const name of header(EXTENSIONS_HEADER)?.split(' ') ?? []) understood.add(name);
    },
    understands: (extension: Extension): boolean => understood.has(extension),
  };
}
