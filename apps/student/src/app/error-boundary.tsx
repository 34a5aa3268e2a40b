import { Component, type ReactNode } from 'react';
import { CrashPage } from './crash-page';

interface Props {
  /** Around a part of a page that has its own `<main>`. */
  inside?: boolean;
  children: ReactNode;
}

/**
 * Catches what a page throws while it draws itself. Taps are safe meanwhile: they wait in the
 * outbox.
 */
export class ErrorBoundary extends Component<Props, { error: unknown; failed: boolean }> {
  override state = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override render() {
    return this.state.failed ? (
      <CrashPage error={this.state.error} inside={this.props.inside ?? false} />
    ) : (
      this.props.children
    );
  }
}
