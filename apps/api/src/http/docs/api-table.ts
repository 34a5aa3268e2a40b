import type { Endpoint } from '@academy/domain/http';
import type { RefusingFeature } from './refusal-statuses';

/** Calls that the documentation lists under one heading. */
export interface ApiTable {
  calls: Readonly<Record<string, Endpoint>>;
  /** The heading, in Korean. */
  about: string;
  /** Whose refusals its writes are answered with. */
  refuses: readonly RefusingFeature[];
  /** By whose words its fields are described, if not by its own (`words`). */
  words?: string;
}
