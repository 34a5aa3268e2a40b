import { Button } from '@academy/ui/button';
import { MessagePage } from '@academy/ui/message-page';
import { Component, type ReactNode, useEffect } from 'react';
import { errorNumber } from './error-number';
import { reportError } from './report-errors';

interface Props {
  texts: CrashTexts;
  /** Around a part of a page that has its own `<main>`. */
  inside?: boolean;
  /** The current address; a navigation resets the error. */
  at?: string;
  children: ReactNode;
}

interface State {
  error: unknown;
  failed: boolean;
  at: string | undefined;
}

/** Catches render errors. Unsaved edits keep being sent meanwhile. */
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

/** The app's words for a page that cannot be drawn. */
interface CrashTexts {
  title: string;
  body: string;
  reload: string;
  number: (number: string) => string;
  /** Behind the title in the tab of the browser. */
  appName?: string;
}

interface CrashPageProps {
  error: unknown;
  texts: CrashTexts;
  /** Rendered inside a page that has its own `<main>`. */
  inside?: boolean;
}

/** Shown instead of a page that failed to render: an error number to read out, and a reload. */
function CrashPage({ error, texts, inside = false }: CrashPageProps) {
  const { title, body, reload, number, appName } = texts;
  useEffect(() => reportError(error), [error]);
  return (
    <MessagePage
      title={title}
      documentTitle={appName === undefined ? title : `${title} · ${appName}`}
      body={body}
      inside={inside}
      note={number(errorNumber(error))}
    >
      <Button variant="primary" size="large" onClick={() => window.location.reload()}>
        {reload}
      </Button>
    </MessagePage>
  );
}
