import { statusMeanings } from '@academy/app-kit/status';
import {
  messageChannelName,
  messageFailureText,
  messageAreas,
  messageKindName,
  messageProgress,
  messageStandingName,
  type Message,
} from '@academy/domain/messages';
import { formatWon } from '@academy/domain/money';
import { missingAreaText } from '@academy/domain/rights';
import { formatMoment } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import type { GridColumn } from '@academy/ui/data-grid';
import { messagesTexts, triesText } from './messages-texts';

const texts = messagesTexts.columns;
export const momentText = ({ createdAt }: Message): string => formatMoment(new Date(createdAt));
export const confirmedText = ({ confirmedAt }: Message): string =>
  confirmedAt === null ? '' : formatMoment(new Date(confirmedAt));
export const progressText = messageStandingName;
/** An unconfirmed delivery is no success. */
const meaningOf = (message: Message) =>
  message.delivery === 'unknown' ? 'attention' : statusMeanings.message[messageProgress(message)];
export const failureText = ({ failure, channel }: Message) =>
  failure === null ? '' : messageFailureText(failure, channel);
const studentText = ({ student }: Message) => student?.name ?? '';
/** What it says, or why the account does not read it. */
export const wordsOf = ({ kind, text }: Message): string =>
  text ?? missingAreaText(messageAreas[kind]);
/** A text has no subject: its beginning says what it is about. */
const aboutText = (message: Message) => message.subject || wordsOf(message);

export const messageColumns: readonly GridColumn<Message>[] = [
  { id: 'at', header: texts.at, width: 170, card: 'corner', text: momentText },
  {
    id: 'kind',
    header: texts.kind,
    width: 90,
    text: ({ kind }) => messageKindName(kind),
  },
  {
    id: 'recipient',
    header: texts.recipient,
    width: 170,
    rowHeader: true,
    fixed: true,
    card: 'title',
    text: ({ recipient }) => recipient,
  },
  { id: 'student', header: texts.student, width: 110, text: studentText },
  { id: 'subject', header: texts.subject, width: 280, grow: true, text: aboutText },
  {
    id: 'progress',
    header: texts.progress,
    width: 90,
    text: progressText,
    cell: (message) => <Badge meaning={meaningOf(message)}>{progressText(message)}</Badge>,
  },
  { id: 'confirmed', header: texts.confirmed, width: 170, text: confirmedText },
  {
    id: 'channel',
    header: texts.channel,
    width: 80,
    text: ({ channel }) => messageChannelName(channel),
  },
  {
    id: 'tries',
    header: texts.tries,
    width: 70,
    align: 'end',
    text: ({ tries }) => triesText(tries),
  },
  { id: 'cost', header: texts.cost, width: 90, align: 'end', text: ({ cost }) => formatWon(cost) },
];
