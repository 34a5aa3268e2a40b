import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Place {
  /** Where the tools of the page's list go; null while the page has no bar. */
  place: HTMLElement | null;
  setPlace: (place: HTMLElement | null) => void;
}

const PageBarContext = createContext<Place | null>(null);

/**
 * Shows the tools of a list deeper in the page in the page's bar. The shell renders it around every
 * page.
 */
export function PageBarScope({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const value = useMemo(() => ({ place, setPlace }), [place]);
  return <PageBarContext value={value}>{children}</PageBarContext>;
}

/** Hands over the element that takes the tools. */
export const usePageBarPlace = () => use(PageBarContext)?.setPlace;

/** Its content in the bar of the page; where there is no bar, in its own place. */
export function InPageBar({ children }: { children: ReactNode }) {
  const bar = use(PageBarContext);
  if (bar === null) return children;
  return bar.place && createPortal(children, bar.place);
}
