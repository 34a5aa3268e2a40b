/** PostgreSQL cuts names at 63. */
const LONGEST = 40;

/** `academy_haneul_before_20261120170500`: a schema that is kept until the operator drops it. */
export const asideName = (schema: string, why: 'before' | 'moved', at: Date): string =>
  `${schema.slice(0, LONGEST)}_${why}_${at.toISOString().replaceAll(/\D/g, '').slice(0, 14)}`;
