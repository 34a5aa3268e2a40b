import * as z from 'zod/mini';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { version } from '../../../package.json';
import { isStoreKey } from '../../store/store';
import { OperatorError } from '../command';

const count = z.int().check(z.nonnegative());
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/**
 * What a backup holds and what it adds up to, beside it as `manifest.json`: written last, so that a
 * backup without one is none.
 */
const manifestSchema = z.object({
  /** Of this description; another number is another program's. */
  format: z.literal(1),
  /** When the counting began, UTC. */
  createdAt: z.iso.datetime(),
  app: z.string(),
  /** The last migration that the database had. */
  schema: z.string(),
  database: z.object({
    file: z.string().check(z.regex(/^[a-z0-9.]+$/)),
    /**
     * `dump`: of `pg_dump -Fc`; `rows`: of the embedded database or an academy among others,
     * readable by all.
     */
    kind: z.enum(['dump', 'rows']),
    /**
     * The major version of the PostgreSQL that it was read from, and of the `pg_dump` that wrote it
     * (`rows`: 0).
     */
    serverVersion: count,
    writtenBy: count,
    bytes: count,
    sha256,
  }),
  /**
   * The uploaded pictures by their keys, which are the hashes of their content. `bucket`: they are
   * kept elsewhere and not in here.
   */
  files: z.object({
    kept: z.enum(['here', 'bucket']),
    keys: z.array(z.string().check(z.refine(isStoreKey))),
    missing: z.array(z.string()),
  }),
  tables: z.record(z.string(), z.object({ rows: count, checksum: z.string() })),
  /**
   * Where the audit log's chain ended: what `verify --head` takes. A backup from before there were
   * chains has none.
   */
  auditHead: z.optional(z.object({ position: z.string(), hash: z.string() })),
  totals: z.record(z.string(), z.array(z.record(z.string(), z.union([z.string(), z.number()])))),
});

export type Manifest = z.output<typeof manifestSchema>;

const MANIFEST = 'manifest.json';
export const thisVersion: string = version;

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  });

/** Throws `OperatorError` when the folder is no whole backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new OperatorError(
      `${folder} is no whole backup: it has no ${MANIFEST}. Take one of another day.`,
    );
  });
  const read = z.safeParse(manifestSchema, parsed(text));
  if (!read.success)
    throw new OperatorError(
      `${join(folder, MANIFEST)} is damaged or of another version (here: ${version}):\n${z.prettifyError(read.error)}\nTake a backup of another day.`,
    );
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
