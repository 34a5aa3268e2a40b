import { useMemo, type ReactNode } from 'react';
import {
  createRoutesFromElements,
  matchRoutes,
  renderMatches,
  useLocation,
} from 'react-router-dom';

/**
 * `<Routes>` for the whole of an app. Its own looks an address up among all routes, and draws what
 * it finds, at each step: also where a dialog opens or another month is shown. Here the pages are
 * ranked and drawn once per path, and only what reads the address is drawn again.
 */
export function PageRoutes({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const routes = useMemo(() => createRoutesFromElements(children), [children]);
  return useMemo(() => renderMatches(matchRoutes(routes, pathname)), [routes, pathname]);
}
