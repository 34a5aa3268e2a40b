import {
  checkMessageSettings,
  editedMessageSettingsSchema,
  messageSettingsFields,
  type EditedMessageSettings,
  type MessageSettings,
} from '@academy/domain/messages';
import { NumberField } from '@academy/ui/number-field';
import { TextField } from '@academy/ui/text-field';
import { api } from '../../../shared/api';
import { settingsTab } from '../form/settings-tab';
import { SwitchRow } from '../form/switch-row';
import { PlainTab, Section, type SectionProps } from '../form/tab-form';
import type { Saved } from '../form/use-tab-form';
import styles from '../settings-page.module.css';
import { messagesTabTexts as texts } from '../settings-texts';
import { useChannels } from './use-channels';

/** The settings while they are typed: the number may be none yet. */
type MessageDraft = Omit<MessageSettings, 'confirmMinutes'> & { confirmMinutes: number | null };

const toSaved = (edited: EditedMessageSettings): Saved<MessageDraft> => edited;
const asSettings = (draft: MessageDraft): MessageSettings => ({
  ...draft,
  confirmMinutes: draft.confirmMinutes ?? Number.NaN,
});

/** 업체 발주: what goes out by itself, and where to. */
const messageModel = settingsTab({
  entity: 'message-settings',
  fields: messageSettingsFields,
  schema: editedMessageSettingsSchema,
  read: api.messageSettings,
  save: api.saveMessageSettings,
  toSaved,
  toBody: asSettings,
  check: (draft) => checkMessageSettings(asSettings(draft)),
  words: {
    confirmMinutes: ({ confirmMinutes }) => texts.confirmText(confirmMinutes ?? 0),
  },
});

function MessageSections({ form, disabledReason }: SectionProps<MessageDraft>) {
  const mail = useChannels()?.mail;
  const noServer = mail?.ready === false ? texts.notReady : undefined;
  // What is on can be switched off whatever the server has.
  const whyNot = disabledReason ?? (form.draft.orderMail ? undefined : noServer);
  return (
    <Section {...texts.sections.order}>
      {mail && <p className={styles.help}>{noServer ?? texts.ready(mail.from ?? '')}</p>}
      <SwitchRow
        label={form.model.fields.orderMail.label}
        checked={form.draft.orderMail}
        onCheckedChange={(on) => form.set('orderMail', on)}
        disabledReason={whyNot}
      />
      <TextField
        label={form.model.fields.orderAddress.label}
        hint={texts.addressHint}
        type="email"
        autoComplete="off"
        value={form.draft.orderAddress}
        error={form.errors.orderAddress}
        onValueChange={(value) => form.set('orderAddress', value)}
        disabledReason={disabledReason}
        reasonHidden
      />
      <NumberField
        label={form.model.fields.confirmMinutes.label}
        hint={texts.confirmHint}
        unit={texts.minutes}
        step={10}
        value={form.draft.confirmMinutes}
        error={form.errors.confirmMinutes}
        onValueChange={(value) => form.set('confirmMinutes', value)}
        disabledReason={disabledReason}
        reasonHidden
      />
    </Section>
  );
}

/** 업체 발주: orders by mail. */
export const MessagesTab = () => <PlainTab model={messageModel} Sections={MessageSections} />;
