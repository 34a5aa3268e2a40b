import { errorText } from '@academy/api-client';
import { type Message, messageFailureText } from '@academy/domain/messages';
import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import { TextField } from '@academy/ui/text-field';
import { useState } from 'react';
import { useManager } from '../../../shared/session/use-manager';
import { useWrite } from '../../../shared/writes/use-write';
import { Section } from '../form/tab-form';
import styles from '../settings-page.module.css';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api';
import { messagesTabTexts } from '../settings-texts';

const LOOK_MS = 1_000;
const isUnderWay = ({ state, failure }: Message) =>
  failure === null && (state === 'waiting' || state === 'sending');

/** Looks after a message until it is known what happened to it, and says so in a sentence. */
function MessageOutcome({ message, sent }: { message: Message; sent: (to: string) => string }) {
  const { data } = useQuery({
    queryKey: ['messages', message.id],
    queryFn: ({ signal }) => api.message({ params: { messageId: message.id }, signal }),
    initialData: message,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? LOOK_MS : false),
  });
  if (data.state === 'sent') return sent(data.recipient);
  return data.failure === null
    ? messagesTabTexts.onItsWay
    : messageFailureText(data.failure, data.channel);
}

interface Props {
  texts: {
    tryOut: string;
    tryOutHelp: string;
    send: string;
    failed: string;
    sent: (to: string) => string;
  };
  /** The recipient's field. */
  field: { label: string; type: 'email' | 'tel' };
  /** What is wrong with what is in it. */
  check: (to: string) => string | undefined;
  send: (to: string) => Promise<Message>;
}

/** A message to oneself: whether a channel that the operator has set up works. */
export function TryOut({ texts, field, check, send }: Props) {
  const [to, setTo] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [sent, setSent] = useState<Message>();
  const disabledReason = useManager().missing('settings.write');
  const work = useWrite({ name: `try out ${field.type}`, send, reads: ['messages'] });
  return (
    <form
      className={styles.single}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const error = check(to);
        setWrong(error);
        setSent(undefined);
        if (error === undefined) work.run(to, setSent);
      }}
    >
      <Section title={texts.tryOut} help={texts.tryOutHelp}>
        <TextField
          {...field}
          value={to}
          error={wrong}
          onValueChange={setTo}
          disabledReason={disabledReason}
          reasonHidden
        />
        <div>
          <Button type="submit" loading={work.isPending} disabledReason={disabledReason}>
            {texts.send}
          </Button>
        </div>
        <InlineError>{work.error && errorText(work.error, texts.failed)}</InlineError>
        <output className={styles.help}>
          {sent && <MessageOutcome message={sent} sent={texts.sent} />}
        </output>
      </Section>
    </form>
  );
}
