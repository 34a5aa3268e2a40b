import { messageFailureText, type Message } from '@academy/domain/messages';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api';
import { messagesTabTexts as texts } from '../settings-texts';

const LOOK_MS = 1_000;
const isUnderWay = ({ state, failure }: Message) =>
  failure === null && (state === 'waiting' || state === 'sending');

/** Looks after a message until it is known what happened to it, and says so in a sentence. */
export function MessageOutcome({
  message,
  sent,
}: {
  message: Message;
  sent: (to: string) => string;
}) {
  const { data } = useQuery({
    queryKey: ['messages', message.id],
    queryFn: ({ signal }) => api.message({ params: { messageId: message.id }, signal }),
    initialData: message,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? LOOK_MS : false),
  });
  if (data.state === 'sent') return sent(data.recipient);
  return data.failure === null ? texts.onItsWay : messageFailureText(data.failure, data.channel);
}
