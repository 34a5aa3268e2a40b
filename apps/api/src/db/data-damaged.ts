/** A database that is not what was written: a sentence with the way out. */
export class DataDamaged extends Error {
  override name = 'DataDamaged';
}

/** What was found in it, a line each. */
export const damagedData = (found: readonly string[], options?: ErrorOptions): DataDamaged =>
  new DataDamaged(
    `The database is damaged:\n${found.join('\n')}\nStop the server, keep the database aside, and restore the latest backup into an empty one with \`npm run operate -- restore <backup>\` (docs/operate.md, Restore).`,
    options,
  );
