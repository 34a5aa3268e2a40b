import { Button } from '@academy/ui/button';
import { MessagePage } from '@academy/ui/message-page';
import { useEffect } from 'react';
import { errorNumber } from './error-number';
import { reportError } from './report-errors';

/** The app's words for a page that cannot be drawn. */
export interface CrashTexts {
  title: string;
  body: string;
  reload: string;
  number: (number: string) => string;
  /** Behind the title in the tab of the browser. */
  appName?: string;
}

interface Props {
  error: unknown;
  texts: CrashTexts;
  /** Stands inside a page that has its own `<main>`. */
  inside?: boolean;
}

/** Stands in when a page cannot be drawn: a number to read out, and a reload as the way on. */
export function CrashPage({ error, texts, inside = false }: Props) {
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
