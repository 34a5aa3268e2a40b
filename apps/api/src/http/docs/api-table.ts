import type { Endpoint } from '@academy/domain/http';

/** What names mean within a feature, where they mean something else, or nothing, elsewhere. */
export interface Words {
  /** The feature's own, before everything else. */
  own?: Readonly<Record<string, string>>;
  /** Fields as the domain describes them; the first wins. */
  fields?: readonly Readonly<Record<string, { label: string }>>[];
}

/** Every name means what it means elsewhere (`http/words`). */
export const noWords: Words = {};

/** Calls that the documentation lists under one heading. */
export interface ApiTable {
  calls: Readonly<Record<string, Endpoint>>;
  /** The heading, in Korean. */
  about: string;
  words?: Words;
}
