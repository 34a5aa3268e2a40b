import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod/mini';
import type { Copy } from '../../db/copy/load';
import type { Batch } from '../../db/copy/rows';
import type { Sequence } from '../../db/copy/sequences';

const batchSchema = z.object({
  table: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.nullable(z.string()))),
});
const endSchema = z.object({
  sequences: z.array(z.object({ name: z.string(), last: z.string(), called: z.boolean() })),
});
const lineSchema = z.union([batchSchema, endSchema]);

/**
 * Writes a copy as compressed lines of JSON: batches of rows, and at the end the sequences' last
 * ids.
 */
export async function writeRowsFile(file: string, { batches, sequences }: Copy): Promise<void> {
  async function* lines(): AsyncGenerator<string> {
    for await (const batch of batches) yield `${JSON.stringify(batch)}\n`;
    yield `${JSON.stringify({ sequences: await sequences() })}\n`;
  }
  await pipeline(lines, createGzip(), createWriteStream(file, { mode: 0o600, flush: true }));
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const text = createGunzip().setEncoding('utf8');
  source.on('error', (error) => text.destroy(error)).pipe(text);
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Reads such a file; a copy that was cut short has no end and throws. */
export function readRowsFile(file: string): Copy {
  let end: readonly Sequence[] | undefined;
  async function* batches(): AsyncGenerator<Batch> {
    for await (const line of linesOf(file)) {
      const read = lineSchema.parse(JSON.parse(line));
      if ('table' in read) yield read;
      else end = read.sequences;
    }
  }
  return {
    batches: batches(),
    async sequences() {
      if (!end) throw new Error(`${file} ends in the middle`);
      return end;
    },
  };
}
