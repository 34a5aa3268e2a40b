import {
  noticeFieldsText,
  noticeSamples,
  noticeText,
  templateText,
  type NoticeKind,
  type NoticeWords,
} from '@academy/domain/messages';
import { formatClock, formatDay, seoulDay } from '@academy/domain/time';
import { NumberField } from '@academy/ui/number-field';
import { TextArea } from '@academy/ui/text-area';
import { TextField } from '@academy/ui/text-field';
import { useState } from 'react';
import { useNow } from '../../../shared/use-now';
import { SwitchRow } from '../form/switch-row';
import type { SectionProps } from '../form/tab-form';
import styles from '../settings-page.module.css';
import type { NoticeDraft } from './notice-model';
import { noticeTabTexts as texts, noticeTitle } from './notice-tab-texts';

interface Props extends SectionProps<NoticeDraft> {
  kind: NoticeKind;
  example: { academy: string; student: string | null } | undefined;
}

/** How a guardian would read the text just now. */
function usePreview(text: string, example: Props['example']): string {
  const now = useNow();
  const values = {
    ...noticeSamples,
    이름: example?.student ?? noticeSamples.이름,
    시각: formatClock(now),
    날짜: formatDay(seoulDay(now)),
    학원: example?.academy ?? '',
  };
  return noticeText(text, values);
}

interface PartProps extends Omit<Props, 'example'> {
  preview: string;
}

/** The words of a kind that goes out, and what its channel wants to know of them. */
function Words({ kind, form, disabledReason, preview }: PartProps) {
  const title = noticeTitle(kind);
  const words = form.draft[kind];
  const change = (part: Partial<NoticeWords>) => form.set(kind, { ...words, ...part });
  const error = form.errors[kind];
  const isTemplate = error !== undefined && words.text.trim() !== '' && preview !== words.text;
  const takesTemplate = form.draft.channel === 'alimtalk';
  return (
    <>
      <TextArea
        label={`${title} ${texts.text}`}
        hint={texts.textHint(noticeFieldsText(kind))}
        rows={2}
        maxLength={500}
        value={words.text}
        error={takesTemplate && isTemplate ? undefined : error}
        onValueChange={(text) => change({ text })}
        disabledReason={disabledReason}
        reasonHidden
      />
      {takesTemplate && (
        <TextField
          label={`${title} ${texts.template}`}
          hint={texts.templateHint(templateText(words.text))}
          value={words.templateId}
          error={isTemplate ? error : undefined}
          autoComplete="off"
          onValueChange={(templateId) => change({ templateId })}
          disabledReason={disabledReason}
          reasonHidden
        />
      )}
    </>
  );
}

/** When a kind goes out that waits for a time. */
function Timing({ kind, form, disabledReason }: Omit<PartProps, 'preview'>) {
  if (kind === 'missing')
    return (
      <NumberField
        label={texts.missingMinutes}
        unit={texts.minutes}
        step={5}
        value={form.draft.missingMinutes}
        error={form.errors.missingMinutes}
        onValueChange={(minutes) => form.set('missingMinutes', minutes)}
        disabledReason={disabledReason}
        reasonHidden
      />
    );
  if (kind !== 'unpaid') return null;
  return (
    <>
      <SwitchRow
        label={texts.unpaidAuto}
        checked={form.draft.unpaidAuto}
        onCheckedChange={(unpaidAuto) => form.set('unpaidAuto', unpaidAuto)}
        disabledReason={disabledReason}
      />
      {form.draft.unpaidAuto && (
        <NumberField
          label={texts.unpaidDays}
          unit={texts.days}
          value={form.draft.unpaidDays}
          error={form.errors.unpaidDays}
          onValueChange={(days) => form.set('unpaidDays', days)}
          disabledReason={disabledReason}
          reasonHidden
        />
      )}
    </>
  );
}

/**
 * One kind of notice: whether it goes out, and while it does how it reads. What was on stays open
 * while the tab is: it may hold what has to be mended.
 */
export function KindRow({ example, ...part }: Props) {
  const { kind, form, disabledReason } = part;
  const words = form.draft[kind];
  const preview = usePreview(words.text, example);
  const [opened, setOpened] = useState(words.on);
  if (words.on && !opened) setOpened(true);
  return (
    <SwitchRow
      label={noticeTitle(kind)}
      help={texts.kindsHelp[kind]}
      checked={words.on}
      onCheckedChange={(on) => form.set(kind, { ...words, on })}
      disabledReason={disabledReason}
    >
      {opened && (
        <>
          <Words {...part} preview={preview} />
          <p className={styles.help}>
            {texts.preview} · {preview}
          </p>
          <Timing {...part} />
        </>
      )}
    </SwitchRow>
  );
}
