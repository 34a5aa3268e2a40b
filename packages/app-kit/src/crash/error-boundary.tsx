import { Component, type ReactNode } from 'react';
import { CrashPage, type CrashTexts } from './crash-page';

interface Props {
  texts: CrashTexts;
  /** Around a part of a page that has its own `<main>`. */
  inside?: boolean;
  children: ReactNode;
}

/** Catches what a page throws while it draws itself. What waits to be saved goes on without it. */
export class ErrorBoundary extends Component<Props, { error: unknown; failed: boolean }> {
  override state = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override render() {
    const { texts, inside = false, children } = this.props;
    return this.state.failed ? (
      <CrashPage error={this.state.error} texts={texts} inside={inside} />
    ) : (
      children
    );
  }
}
