import type { Scene } from '../pictures/scene';
import type { TestServer } from '../support/server';

/** A page of a feature: where it is, what leads there, and what of its data it shows. */
interface FeaturePage {
  at: string;
  /** The menu entry or the tab of the settings. */
  link?: string;
  shows: string | RegExp;
}

/** What goes with a switch, as a user sees it. */
export interface OptionalFeature {
  feature: string;
  name: string;
  admin: readonly FeaturePage[];
  student: readonly FeaturePage[];
  /** The files of its pages, in either app. */
  files: RegExp;
  /** Its data, as of an academy that uses it. */
  fill?: (server: TestServer) => Promise<unknown>;
  /** Its pictures, which are taken after all others. */
  scenes?: readonly Scene[];
}
