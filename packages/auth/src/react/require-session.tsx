import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { accessTo, type Area } from '../access';
import { useSession } from './session-context';

export interface RequireSessionProps {
  /** Which area is behind the guard. */
  role: Area;
  /** The area: usually an `<Outlet />`. */
  children: ReactNode;
  /** Shown while a new tab finds out who is signed in. */
  pending?: ReactNode;
  /**
   * Shown when that can't be found out because the server does not answer; the session tries again
   * by itself.
   */
  unreachable?: ReactNode;
  /** The address of the student app, for students who come to the manager area. */
  studentAppUrl?: string;
  /** Leaves this app. */
  leave?: (url: string) => void;
}

const replaceLocation = (url: string) => window.location.replace(url);

/**
 * Shows its children only to those who may see them, and leads all others to where `accessTo`
 * says. Waits for a new tab's bootstrap.
 */
export function RequireSession({
  role,
  children,
  pending = null,
  unreachable = pending,
  studentAppUrl,
  leave = replaceLocation,
}: RequireSessionProps) {
  const { session, state } = useSession();
  const location = useLocation();
  const access = accessTo(state, {
    area: role,
    location,
    ...(studentAppUrl !== undefined && { studentAppUrl }),
  });
  const leaveTo = access.kind === 'leave' ? access.to : undefined;

  useEffect(() => {
    if (state.status === 'starting') void session.ready();
  }, [session, state.status]);
  useEffect(() => {
    if (leaveTo !== undefined) leave(leaveTo);
  }, [leave, leaveTo]);

  if (access.kind === 'allow') return children;
  if (access.kind === 'go') return <Navigate to={access.to} replace />;
  return access.kind === 'unreachable' ? unreachable : pending;
}
