import type { ComponentType } from 'react';

/** What a feature that an academy can do without adds to pages that are not its own. */
export interface OptionalFeature {
  /** Shows nothing, and has what it needs without a network read ahead. */
  Ahead?: ComponentType;
  /** Something in 내 정보: what leads to it, where there is any, and what then is in the sheet. */
  inProfile?: {
    title: string;
    Entry: ComponentType<{ onOpen: () => void }>;
    Opened: ComponentType<{ onBack: () => void }>;
  };
}
