import type { Endpoint } from '@academy/domain/http';

/** Calls that the documentation lists under one heading. */
export interface ApiTable {
  calls: Readonly<Record<string, Endpoint>>;
  /** The heading, in Korean. */
  about: string;
  /** By whose words its fields are described, if not by its own (`words`). */
  words?: string;
}
