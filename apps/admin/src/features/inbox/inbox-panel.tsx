import textStyles from '@academy/ui/styles/text.module.css';
import { calendarDaySchema, formatDay, formatMoment } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { Button, buttonClassName } from '@academy/ui/button';
import { KeyValueList } from '@academy/ui/key-value-list';
import { Row, Stack } from '@academy/ui/layout';
import { TextField } from '@academy/ui/text-field';
import { cancelText } from '@academy/ui/words';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import type { InboxWay, NoInboxWay } from '../../shared/inbox-item';
import styles from './inbox.module.css';
import { inboxTexts as texts } from './inbox-texts';
import type { ShownItem } from './use-inbox';

function sinceText(at: string): string {
  const day = calendarDaySchema.safeParse(at);
  return day.success ? formatDay(day.data) : formatMoment(new Date(at));
}

interface AskProps {
  way: InboxWay;
  asks: NonNullable<InboxWay['asks']>;
  onSend: (words: string) => void;
  onBack: () => void;
}

/** What has to be said or confirmed first; Enter sends it. */
function Ask({ way, asks: { title, body, words }, onSend, onBack }: AskProps) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const empty = words !== undefined && typed.trim() === '';
  function send(event: FormEvent) {
    event.preventDefault();
    if (empty) setAsked(true);
    else onSend(typed.trim());
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack gap={12}>
        <strong>{title}</strong>
        {body !== undefined && <p className={textStyles.help}>{body}</p>}
        {words && (
          <TextField
            ref={(field) => field?.focus()}
            label={words.label}
            hint={words.hint}
            maxLength={words.limit}
            value={typed}
            onValueChange={setTyped}
            error={asked && empty ? words.needed : undefined}
          />
        )}
        <Row gap={8} justify="end">
          <Button onClick={onBack}>{cancelText}</Button>
          <Button
            type="submit"
            variant="primary"
            {...(!words && { ref: (button: HTMLButtonElement | null) => button?.focus() })}
          >
            {way.label}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

interface Props {
  item: ShownItem;
  /** The way that asks for words or a confirmation. */
  asking: InboxWay | undefined;
  onWay: (way: InboxWay | NoInboxWay) => void;
  onSend: (way: InboxWay, words: string) => void;
  onBack: () => void;
}

/** The item on top: whose, what, since when, what accepting it does, and the two ways. */
export function InboxPanel({ item, asking, onWay, onSend, onBack }: Props) {
  const { kind, name, details, title, facts, pictures, effect, accept, reject, at, to } = item;
  return (
    <Stack gap={16}>
      <header>
        <Row gap={8} lineGap={4} align="center">
          <Badge meaning="label">{kind}</Badge>
          <h3 className={styles.name}>{name}</h3>
          <span className={textStyles.help}>{details}</span>
        </Row>
        <p className={styles.what}>{title}</p>
        <p className={textStyles.help}>{texts.since(sinceText(at))}</p>
      </header>
      <KeyValueList look="columns" items={facts} />
      {pictures}
      {asking?.label !== reject.label && (
        <section aria-label={texts.effect} className={styles.effect}>
          <strong>{texts.effect}</strong>
          {effect}
        </section>
      )}
      {item.gone && <output className={styles.what}>{texts.gone}</output>}
      {asking?.asks ? (
        <Ask
          key={asking.label}
          way={asking}
          asks={asking.asks}
          onSend={(words) => onSend(asking, words)}
          onBack={onBack}
        />
      ) : (
        <Row gap={8} lineGap={8} align="center">
          <Button
            variant="primary"
            disabledReason={item.disabledReason ?? accept.disabledReason}
            aria-keyshortcuts="A"
            onClick={() => onWay(accept)}
          >
            {texts.accept(accept.label)}
          </Button>
          <Button
            disabledReason={item.disabledReason ?? reject.disabledReason}
            aria-keyshortcuts="R"
            onClick={() => onWay(reject)}
          >
            {texts.reject(reject.label)}
          </Button>
          <Link className={buttonClassName({ variant: 'text' })} to={to}>
            {texts.page}
          </Link>
        </Row>
      )}
    </Stack>
  );
}
