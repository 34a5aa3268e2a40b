import type { Endpoint } from '@academy/domain/http';
import type { RefusalCode } from '@academy/domain/refusals';

/** What names mean within a feature, where they mean something else, or nothing, elsewhere. */
export interface Words {
  /** The feature's own, before everything else. */
  own?: Readonly<Record<string, string>>;
  /** Fields as the domain describes them; the first wins. */
  fields?: readonly Readonly<Record<string, { label: string }>>[];
}

/** Every name means what it means elsewhere (`http/words`). */
export const noWords: Words = {};

/** Codes with another status than 409, which says that the academy's rules are against it. */
export type Statuses = Readonly<Partial<Record<RefusalCode, number>>>;

/** Calls that the documentation lists under one heading. */
export interface ApiTable {
  calls: Readonly<Record<string, Endpoint>>;
  /** The heading, in Korean. */
  about: string;
  words?: Words;
  /** Of its own refusals. */
  statuses?: Statuses;
}
