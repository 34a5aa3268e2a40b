import type { Db } from '../db/database';
import type { AuthKeys } from '../http/auth/auth-keys';
import type { ApiTable } from '../http/docs/api-table';
import type { FreeTries } from '../http/limits/free-tries';
import type { Serve } from '../http/serve';
import type { Branches } from './branches/branches';
import type { PictureStore } from './pictures/picture-addresses';

/** What the calls of such a feature work with. */
interface Deps {
  db: Db;
  branches: Branches | undefined;
  keys: AuthKeys;
  pictures: PictureStore;
  tries: FreeTries;
  /** Address of the students' app, which also serves the guardians' pages. */
  studentUrl: string;
}

/** A feature that an academy can do without, as the server knows it (`optional-features.ts`). */
export interface OptionalFeature {
  /** Its calls, by heading of the documentation. */
  tables: Readonly<Record<string, ApiTable>>;
  /** Answers them. */
  routes: ((serve: Serve, deps: Deps) => void)[];
}
