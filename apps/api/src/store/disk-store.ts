import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentKey, isStoreKey, type Store } from './store';

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A folder of files named by their content. A file appears whole or not at all. */
export function diskStore(folder: string): Store {
  return {
    async put(bytes, key = contentKey(bytes)) {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `.${randomUUID()}`);
      try {
        await writeFile(draft, bytes, { flush: true });
        await rename(draft, join(folder, key));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      return key;
    },
    async get(key) {
      if (!isStoreKey(key)) return null;
      try {
        return await readFile(join(folder, key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async delete(key) {
      if (isStoreKey(key)) await rm(join(folder, key), { force: true });
    },
    url: (key) => `/api/files/${key}`,
  };
}
