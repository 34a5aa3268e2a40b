import { Component, type ReactNode } from 'react';
import { CrashPage, type CrashTexts } from './crash-page';

interface Props {
  texts: CrashTexts;
  /** Around a part of a page that has its own `<main>`. */
  inside?: boolean;
  /** The address that is shown: at another one the page is drawn again. */
  at?: string;
  children: ReactNode;
}

interface State {
  error: unknown;
  failed: boolean;
  at: string | undefined;
}

/** Catches what a page throws while it draws itself. What waits to be saved goes on without it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, failed: false, at: undefined };

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { error: undefined, failed: false, at };
  }

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
