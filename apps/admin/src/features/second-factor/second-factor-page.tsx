import { useSession } from '@academy/auth/react';
import { Button } from '@academy/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { EntryNote, EntryPage } from '../../shared/page/entry-page';
import { useAcademy } from '../../shared/session/use-academy';
import { managerQuery } from '../../shared/session/use-manager';
import { messages } from '../../shared/texts/messages';
import { toasts } from '../../shared/toasts';
import { SetUpSteps } from './set-up-steps';
import { secondFactorTexts as texts } from './second-factor-texts';

/**
 * In place of every page while an admin still has to set a second factor up; the page that was
 * asked for follows at once.
 */
export function SecondFactorPage({ onDone }: { onDone: () => void }) {
  const { session } = useSession();
  const academy = useAcademy();
  const queries = useQueryClient();
  async function goOn() {
    await queries.invalidateQueries({ queryKey: managerQuery.queryKey });
    onDone();
    toasts.show({ text: texts.turnedOn, tone: 'success' });
  }
  return (
    <EntryPage title={texts.title} academy={academy}>
      <EntryNote>{texts.required}</EntryNote>
      <SetUpSteps onDone={() => void goOn()} />
      <Button variant="text" onClick={() => void session.logout()}>
        {messages.menu.logout}
      </Button>
    </EntryPage>
  );
}
