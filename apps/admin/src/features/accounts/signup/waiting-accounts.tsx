import textStyles from '@academy/ui/styles/text.module.css';
import { signupsByNetwork, type Account, type SignupGroup } from '@academy/domain/accounts';
import { Button } from '@academy/ui/button';
import { Card, Row, Stack } from '@academy/ui/layout';
import { useId, useState } from 'react';
import { firstNames } from '../../../shared/texts/kit-texts';
import { accountTexts } from '../account-texts';
import styles from '../accounts-tab.module.css';
import { PendingAccount } from './pending-account';
import { RejectTogether } from './reject-together';

const { list: texts, actions } = accountTexts;

/** Colleagues who sign up together are shown at once; a flood is folded. */
const FOLDED_FROM = 4;

const namesOf = (accounts: readonly Account[]) => accounts.map(({ name }) => name);

interface GroupProps {
  group: SignupGroup;
  onReject: () => void;
}

/** Signups that came from one network: refused together, or decided one by one. */
function Group({ group: { from, accounts }, onReject }: GroupProps) {
  const titleId = useId();
  const [isOpen, setOpen] = useState(accounts.length < FOLDED_FROM);
  return (
    <Card as="li" gap={8} className={styles.pending} aria-labelledby={titleId}>
      <Row gap={12} align="center" justify="between">
        <h3 id={titleId}>{texts.from(from, accounts.length)}</h3>
        <Button onClick={onReject}>{actions.rejectTogether}</Button>
      </Row>
      <p className={textStyles.help}>{firstNames(namesOf(accounts), 5)}</p>
      <details
        className={styles.details}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className={styles.summary}>{texts.oneByOne}</summary>
        {isOpen && (
          <ul className={styles.cards}>
            {accounts.map((account) => (
              <PendingAccount key={account.id} account={account} heading="h4" />
            ))}
          </ul>
        )}
      </details>
    </Card>
  );
}

/** 가입 승인 대기: who came alone first, then what came in numbers from one network. */
export function WaitingAccounts({ waiting }: { waiting: readonly Account[] }) {
  const { alone, groups } = signupsByNetwork(waiting);
  /** As they were when the question was asked: what comes in meanwhile is not refused with them. */
  const [asked, setAsked] = useState<readonly SignupGroup[]>();
  const grouped = waiting.length - alone.length;
  return (
    <Stack as="section" gap={12} aria-labelledby="account-queue">
      <Row gap={12} align="center" justify="between">
        <h2 id="account-queue" className={textStyles.title}>
          {texts.queue(waiting.length)}
        </h2>
        {groups.length > 1 && (
          <Button onClick={() => setAsked(groups)}>
            {actions.rejectAllTogether(groups.length, grouped)}
          </Button>
        )}
      </Row>
      <p className={textStyles.help}>{texts.queueHelp}</p>
      {groups.length > 0 && <p className={textStyles.help}>{texts.fromHelp}</p>}
      {alone.length > 0 && (
        <ul className={styles.cards}>
          {alone.map((account) => (
            <PendingAccount key={account.id} account={account} />
          ))}
        </ul>
      )}
      {groups.length > 0 && (
        <ul className={styles.cards}>
          {groups.map((group) => (
            <Group key={group.from} group={group} onReject={() => setAsked([group])} />
          ))}
        </ul>
      )}
      {asked && <RejectTogether groups={asked} onClose={() => setAsked(undefined)} />}
    </Stack>
  );
}
