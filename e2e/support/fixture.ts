import { join } from 'node:path';

/** A file of another program, by its name. */
export const foreignFile = (name: string): string =>
  join(import.meta.dirname, '../../fixtures/tables', name);
