import { fileURLToPath } from 'node:url';

/** drizzle-kit's folder. The build copies it beside the bundle, so the path holds there too. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Held while migrating, so that of two processes starting at once the second finds everything done.
 * Any constant will do.
 */
export const MIGRATION_LOCK = 7_310_258_001;
