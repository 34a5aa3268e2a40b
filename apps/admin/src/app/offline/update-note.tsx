import { hasUnsavedChanges } from '@academy/app-kit/forms';
import type { NewVersion } from '@academy/app-kit/offline';
import { Banner } from '@academy/ui/banner';
import { Button } from '@academy/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { hasUnsentEdits } from '../../shared/writes/unsent-edits';
import { messages } from '../../shared/texts/messages';

const texts = messages.newVersion;

/**
 * Offers a new version. It is never loaded over what is not saved: a form, a save that is under
 * way, edits that wait for a network.
 */
export function UpdateNote({
  version,
}: {
  version: Pick<NewVersion, 'subscribe' | 'isReady' | 'use'>;
}) {
  const queries = useQueryClient();
  const ready = useSyncExternalStore(version.subscribe, version.isReady);
  const [refused, setRefused] = useState(false);
  if (!ready) return null;

  const mayReload = () => !hasUnsavedChanges() && !hasUnsentEdits() && queries.isMutating() === 0;
  function reload(): void {
    setRefused(!mayReload());
    if (mayReload()) version.use(mayReload);
  }

  return (
    <Banner
      kind="info"
      action={
        <Button size="dense" onClick={reload}>
          {texts.reload}
        </Button>
      }
    >
      {refused ? texts.unsaved : texts.ready}
    </Banner>
  );
}
