import type { BranchFigures, BranchName } from '@academy/domain/branches';

export interface Branch extends BranchName {
  /** Its managers' app. */
  url: string;
}

/**
 * The branches of the head office that an app serves; every other academy's app has none of this.
 * What an office may learn of a branch is what a function here answers, and nothing else.
 */
export interface Branches {
  /** All at this moment, as they are called. */
  all(): readonly Branch[];
  /** What a branch counts now; null where it does not answer in time. */
  figures(slug: string, now: Date): Promise<BranchFigures | null>;
}
