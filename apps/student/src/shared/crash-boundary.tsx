import { ErrorBoundary } from '@academy/app-kit/crash';
import type { ReactNode } from 'react';
import { crashTexts } from './shell-texts';

interface Props {
  /** Leaves the frame around it standing. */
  inside?: boolean;
  children: ReactNode;
}

/** Says in the student's words that something broke, in the place of what broke. */
export const CrashBoundary = ({ inside = false, children }: Props) => (
  <ErrorBoundary texts={crashTexts} inside={inside}>
    {children}
  </ErrorBoundary>
);
