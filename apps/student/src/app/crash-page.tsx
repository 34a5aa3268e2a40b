import { Button } from '@academy/ui/button';
import { errorTexts } from '../shared/messages/shell-texts';
import { MessagePage } from './message-page';

/**
 * A short name of an error that a student can read out to the staff: the same error has the same
 * number.
 */
function errorId(error: unknown): string {
  const text = error instanceof Error ? `${error.name}${error.message}` : String(error);
  let hash = 0;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_000;
  return String(hash).padStart(6, '0');
}

export function CrashPage({ error, inside }: { error: unknown; inside: boolean }) {
  return (
    <MessagePage
      title={errorTexts.crashed}
      body={errorTexts.crashedBody}
      inside={inside}
      note={errorTexts.errorId(errorId(error))}
    >
      <Button variant="primary" size="large" onClick={() => window.location.reload()}>
        {errorTexts.reload}
      </Button>
    </MessagePage>
  );
}
