import type { Endpoint } from '@academy/domain/http';

/** What names mean: by the words of a table, or by these. */
export type Words = string | Readonly<Record<string, string>>;

/** Calls that the documentation lists under one heading. */
export interface ApiTable {
  calls: Readonly<Record<string, Endpoint>>;
  /** The heading, in Korean. */
  about: string;
  /** By what its fields are described, if not by what `http/words` has under its name. */
  words?: Words;
}
