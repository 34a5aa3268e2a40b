import {
  messageChannelName,
  messageKindName,
  messageProgress,
  type Message,
} from '@academy/domain/messages';
import type { StudentId } from '@academy/domain/ids';
import { formatWon } from '@academy/domain/money';
import { formatMoment } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { CopyButton } from '@academy/ui/copy-button';
import { Drawer } from '@academy/ui/drawer';
import { KeyValueList } from '@academy/ui/key-value-list';
import { Row, Stack } from '@academy/ui/layout';
import { useManager } from '../../../shared/session/use-manager';
import { confirmedText, failureText, momentText, progressText, wordsOf } from './message-columns';
import styles from './messages-page.module.css';
import { messagesTexts as texts, triesText } from './messages-texts';

const heads = texts.columns;

const factsOf = (message: Message) => [
  { label: heads.progress, value: progressText(message) },
  ...(message.failure === null ? [] : [{ label: heads.failure, value: failureText(message) }]),
  { label: heads.kind, value: messageKindName(message.kind) },
  { label: heads.channel, value: messageChannelName(message.channel) },
  ...(message.student === null ? [] : [{ label: heads.student, value: message.student.name }]),
  { label: heads.recipient, value: message.recipient },
  { label: heads.at, value: momentText(message) },
  ...(message.sentAt === null
    ? []
    : [{ label: heads.sentAt, value: formatMoment(new Date(message.sentAt)) }]),
  ...(message.confirmedAt === null
    ? []
    : [{ label: heads.confirmed, value: confirmedText(message) }]),
  { label: heads.tries, value: triesText(message.tries) },
  { label: heads.cost, value: formatWon(message.cost) },
];

interface Props {
  message: Message | undefined;
  sending: boolean;
  onResend: (message: Message) => void;
  onMark: (message: Message) => void;
  onStudent: (id: StudentId) => void;
  onClose: () => void;
}

/** Actions for a message in its present state. */
function DrawerActions({
  message,
  sending,
  onResend,
  onMark,
  onStudent,
}: Omit<Props, 'message' | 'onClose'> & { message: Message }) {
  const disabledReason = useManager().missing('settings.write');
  const progress = messageProgress(message);
  const { student } = message;
  return (
    <Row gap={8} wrap>
      {progress === 'to-copy' && message.text !== undefined && (
        <CopyButton
          size="normal"
          text={message.text}
          label={texts.copy}
          copiedLabel={texts.copied}
          failedLabel={texts.copyFailed}
        />
      )}
      {progress === 'to-copy' && (
        <Button loading={sending} disabledReason={disabledReason} onClick={() => onMark(message)}>
          {texts.markSent}
        </Button>
      )}
      {progress === 'failed' && message.channel !== 'copy' && (
        <Button loading={sending} disabledReason={disabledReason} onClick={() => onResend(message)}>
          {texts.resend}
        </Button>
      )}
      {student && <Button onClick={() => onStudent(student.id)}>{texts.onlyStudent}</Button>}
    </Row>
  );
}

/** One message as it was sent, its state and why; a failed one can be tried again. */
export function MessageDrawer({ message, sending, onResend, onMark, onStudent, onClose }: Props) {
  return (
    <Drawer
      open={message !== undefined}
      onClose={onClose}
      title={texts.title}
      closeOnBack={false}
      footer={message && <DrawerActions {...{ message, sending, onResend, onMark, onStudent }} />}
    >
      {message && (
        <Stack gap={16}>
          <KeyValueList items={factsOf(message)} />
          <section aria-label={texts.text}>
            {message.subject && <p className={styles.subject}>{message.subject}</p>}
            <p className={styles.words}>{wordsOf(message)}</p>
          </section>
        </Stack>
      )}
    </Drawer>
  );
}
