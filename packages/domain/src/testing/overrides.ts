import type * as z from 'zod/mini';

/** What a test changes about a fixture. */
export type Overrides<S extends z.ZodMiniType> = Partial<z.input<S>>;
