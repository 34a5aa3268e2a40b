import textStyles from '@academy/ui/styles/text.module.css';
import { errorText } from '@academy/api-client';
import { ifMatch } from '@academy/app-kit/forms';
import { defaultAreas } from '@academy/domain/rights';
import type { Account } from '@academy/domain/accounts';
import { formatMoment } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { ConfirmDialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { Card, Row } from '@academy/ui/layout';
import { useId, useState } from 'react';
import { api } from '../../../shared/api';
import { toasts } from '../../../shared/toasts';
import { accountTexts } from '../account-texts';
import styles from '../accounts-tab.module.css';
import { useAccountCall, useAccountWork } from '../accounts-queries';
import { GrantsFields, type GrantsDraft } from '../grants-fields';

const { list, actions, questions, done } = accountTexts;

/** A signup that waits: with which role and areas it is let in, or that it is turned down. */
export function PendingAccount({
  account: { id, name, username, createdAt, role, areas, version },
  heading: Heading = 'h3',
}: {
  account: Account;
  /** Heading level of the card: one below that of its section. */
  heading?: 'h3' | 'h4';
}) {
  const titleId = useId();
  const [grants, setGrants] = useState<GrantsDraft>({ role, areas });
  const [asking, setAsking] = useState(false);
  const params = { managerId: id };
  const approval = useAccountWork(id);
  const showSuccess = (text: string) => void toasts.show({ text, tone: 'success' });
  const rejection = useAccountCall(
    `reject account ${id}`,
    () => api.rejectAccount({ params, ...ifMatch(version) }),
    () => showSuccess(done.rejected(name)),
  );
  const approve = () =>
    approval.run({
      call: () => api.approveAccount({ params, body: grants, ...ifMatch(version) }),
      done: () => showSuccess(done.approved(name)),
    });
  const failure = approval.error && errorText(approval.error, actions.failed);

  return (
    <Card as="li" gap={12} className={styles.pending} aria-labelledby={titleId}>
      <Row gap={12} lineGap={4} align="baseline">
        <Heading id={titleId}>{name}</Heading>
        <span className={textStyles.help}>{username}</span>
        <span className={textStyles.help}>{list.applied(formatMoment(new Date(createdAt)))}</span>
      </Row>
      <GrantsFields
        value={grants}
        onRoleChange={(next) => setGrants({ role: next, areas: defaultAreas(next) })}
        onAreasChange={(next) => setGrants({ ...grants, areas: next })}
      />
      <InlineError>{failure}</InlineError>
      <Row gap={8} justify="end">
        <Button onClick={() => setAsking(true)}>{actions.reject}</Button>
        <Button variant="primary" loading={approval.isPending} onClick={approve}>
          {actions.approve}
        </Button>
      </Row>
      <ConfirmDialog
        open={asking}
        title={questions.reject.title(name)}
        confirmLabel={actions.reject}
        danger
        busy={rejection.isPending}
        error={rejection.error ? errorText(rejection.error, actions.failed) : undefined}
        onClose={() => setAsking(false)}
        onConfirm={() => rejection.run()}
      >
        {questions.reject.body}
      </ConfirmDialog>
    </Card>
  );
}
