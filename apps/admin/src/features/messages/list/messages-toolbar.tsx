import {
  MESSAGE_KINDS,
  MESSAGE_PROGRESSES,
  messageKindName,
  messageProgressName,
  type Message,
} from '@academy/domain/messages';
import { daysOfMonth, formatDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { FilterSelect } from '@academy/ui/filter-bar';
import { ListToolbar } from '../../../shared/lists/list-toolbar';
import { useManager } from '../../../shared/session/use-manager';
import { messagesTexts as texts, resendAllText } from './messages-texts';
import type { useMessagesFilter, useResend } from './use-messages';

/** As many as the server takes at once. */
const AT_ONCE = 500;

interface Props {
  filter: ReturnType<typeof useMessagesFilter>;
  count: string | undefined;
  /** What of the list failed. */
  failed: readonly Message[];
  resend: ReturnType<typeof useResend>;
}

/** Which messages are shown; with the failed ones alone, all of them can be sent again. */
export function MessagesToolbar({ filter, count, resend, ...rest }: Props) {
  const failed = rest.failed.slice(0, AT_ONCE);
  const { month, day, progress, kind, change } = filter;
  const disabledReason = useManager().missing('settings.write');
  return (
    <ListToolbar
      label={texts.find}
      count={count}
      filter={{
        narrowed: filter.narrowed,
        clear: () => change({ day: '', state: '', kind: '', student: '', message: '' }),
      }}
      onPrint={() => window.print()}
      primary={
        progress === 'failed' &&
        failed.length > 0 && (
          <Button
            size="dense"
            loading={resend.isPending}
            disabledReason={disabledReason}
            onClick={() => resend.run(failed.map(({ id }) => id))}
          >
            {resendAllText(failed.length)}
          </Button>
        )
      }
    >
      <FilterSelect
        label={texts.progress}
        value={progress ?? ''}
        options={[
          { value: '', label: texts.everyProgress },
          ...MESSAGE_PROGRESSES.map((value) => ({ value, label: messageProgressName(value) })),
        ]}
        onValueChange={(state) => change({ state, message: '' })}
      />
      <FilterSelect
        label={texts.kind}
        value={kind ?? ''}
        options={[
          { value: '', label: texts.everyKind },
          ...MESSAGE_KINDS.map((value) => ({ value, label: messageKindName(value) })),
        ]}
        onValueChange={(value) => change({ kind: value, message: '' })}
      />
      {filter.studentId !== undefined && (
        <Button size="dense" onClick={() => change({ student: '', message: '' })}>
          {texts.everybody}
        </Button>
      )}
      <FilterSelect
        label={texts.day}
        value={day ?? ''}
        options={[
          { value: '', label: texts.everyDay },
          ...daysOfMonth(month).map((value) => ({ value, label: formatDay(value) })),
        ]}
        onValueChange={(value) => change({ day: value, message: '' })}
      />
    </ListToolbar>
  );
}
