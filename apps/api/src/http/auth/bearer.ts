const BEARER = /^Bearer +([\w.~+/=-]+)$/i;

/** The token of an `Authorization: Bearer …` header, or null for anything else. */
export const bearerOf = (header: string | undefined): string | null =>
  header ? (BEARER.exec(header)?.[1] ?? null) : null;
