import { errorText } from '@academy/api-client';
import { checkAddress, messageFailureText, type Message } from '@academy/domain/messages';
import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import { TextField } from '@academy/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { useManager } from '../../../shared/session/use-manager';
import { useWrite } from '../../../shared/writes/use-write';
import { Section } from '../form/tab-form';
import styles from '../settings-page.module.css';
import { messagesTabTexts as texts } from '../settings-texts';

/** What became of the mail, in a sentence. */
function outcomeText({ state, failure, recipient }: Message): string {
  if (state === 'sent') return texts.sent(recipient);
  return failure === null ? texts.onItsWay : messageFailureText(failure);
}

const LOOK_MS = 1_000;
const isUnderWay = ({ state, failure }: Message) =>
  failure === null && (state === 'waiting' || state === 'sending');

/** Looks after a mail until it is known what became of it. */
function Outcome({ message }: { message: Message }) {
  const { data } = useQuery({
    queryKey: ['messages', message.id],
    queryFn: ({ signal }) => api.message({ params: { messageId: message.id }, signal }),
    initialData: message,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? LOOK_MS : false),
  });
  return outcomeText(data);
}

/** A mail to oneself: whether the server that the operator has set up takes it. */
export function TestMail() {
  const [address, setAddress] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [sent, setSent] = useState<Message>();
  const disabledReason = useManager().missing('settings.write');
  const work = useWrite({
    name: 'send test mail',
    send: (to: string) => api.sendTestMessage({ body: { address: to } }),
    reads: ['messages'],
  });
  return (
    <form
      className={styles.single}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const error = checkAddress(address).address;
        setWrong(error);
        setSent(undefined);
        if (error === undefined) work.run(address, setSent);
      }}
    >
      <Section title={texts.tryOut} help={texts.tryOutHelp}>
        <TextField
          label={texts.to}
          type="email"
          value={address}
          error={wrong}
          onValueChange={setAddress}
          disabledReason={disabledReason}
          reasonHidden
        />
        <div>
          <Button type="submit" loading={work.isPending} disabledReason={disabledReason}>
            {texts.send}
          </Button>
        </div>
        <InlineError>{work.error && errorText(work.error, texts.failed)}</InlineError>
        <output className={styles.help}>{sent && <Outcome message={sent} />}</output>
      </Section>
    </form>
  );
}
