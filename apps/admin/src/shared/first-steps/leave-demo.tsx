import { errorText } from '@academy/api-client';
import { dropUnsavedChanges } from '@academy/app-kit/forms';
import { useCommand } from '@academy/app-kit/writes';
import { Banner } from '@academy/ui/banner';
import { Button } from '@academy/ui/button';
import { ConfirmDialog } from '@academy/ui/dialog';
import { useState } from 'react';
import { api, session } from '../api';
import { useAcademy } from '../session/use-academy';
import { useManager } from '../session/use-manager';
import { unsentEdits } from '../writes/unsent-edits';
import { leaveDemoTexts as texts } from './first-steps-texts';

/**
 * In the demo academy: the way to an empty one of one's own, whose first account is made next.
 * Nothing elsewhere.
 */
export function LeaveDemo() {
  const academy = useAcademy();
  const { can } = useManager();
  const [asking, setAsking] = useState(false);
  const [left, setLeft] = useState(false);
  const leave = useCommand({
    name: 'leave the demo',
    send: () => api.leaveDemo(),
    async onSuccess({ firstAccountCode }) {
      setLeft(true);
      dropUnsavedChanges();
      await unsentEdits.giveUp();
      await session.logout();
      // A whole new page: nothing of the demo is remembered.
      window.location.assign(`/admin-signup#${firstAccountCode}`);
    },
  });
  if (!academy?.demo) return null;
  return (
    <>
      <Banner
        kind="info"
        action={
          <Button
            size="dense"
            disabledReason={can('accounts.manage') ? undefined : texts.adminOnly}
            onClick={() => setAsking(true)}
          >
            {texts.start}
          </Button>
        }
      >
        {texts.demo}
      </Banner>
      <ConfirmDialog
        open={asking}
        title={texts.title}
        confirmLabel={texts.apply}
        danger
        busy={leave.isPending || left}
        error={leave.error ? errorText(leave.error, texts.failed) : undefined}
        onClose={() => setAsking(false)}
        onConfirm={() => leave.run()}
      >
        <p>{texts.body}</p>
        <p>{texts.next}</p>
      </ConfirmDialog>
    </>
  );
}
