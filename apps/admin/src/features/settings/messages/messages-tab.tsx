import { ifMatch, keptInTab } from '@academy/app-kit/forms';
import {
  checkAddress,
  checkMessageSettings,
  editedMessageSettingsSchema,
  type EditedMessageSettings,
  type MessageSettings,
} from '@academy/domain/messages';
import { Checkbox } from '@academy/ui/checkbox';
import { Stack } from '@academy/ui/layout';
import { NumberField } from '@academy/ui/number-field';
import { TextField } from '@academy/ui/text-field';
import { api } from '../../../shared/api';
import { formTexts } from '../form/form-texts';
import { PlainTab, Section, type SectionProps } from '../form/tab-form';
import type { Saved, TabModel } from '../form/use-tab-form';
import styles from '../settings-page.module.css';
import { messagesTabTexts as texts } from '../settings-texts';
import { TryOut } from './try-out';
import { useChannels } from './use-channels';

/** The settings while they are typed: the number may be none yet. */
type MessageDraft = Omit<MessageSettings, 'confirmMinutes'> & { confirmMinutes: number | null };

const toSaved = (edited: EditedMessageSettings): Saved<MessageDraft> => edited;
const asSettings = (draft: MessageDraft): MessageSettings => ({
  ...draft,
  confirmMinutes: draft.confirmMinutes ?? Number.NaN,
});

function valueText(draft: MessageDraft, field: keyof MessageDraft): string {
  switch (field) {
    case 'orderMail':
      return draft.orderMail ? texts.on : texts.off;
    case 'orderAddress':
      return draft.orderAddress || formTexts.empty;
    case 'confirmMinutes':
      return texts.confirmText(draft.confirmMinutes ?? 0);
  }
}

/** 업체 발주: what goes out by itself, and where to. */
const messageModel: TabModel<MessageDraft> = {
  queryKey: ['settings', 'messages'],
  read: async (signal) => toSaved(await api.messageSettings({ ...(signal && { signal }) })),
  async write(draft, version) {
    const { undo, ...saved } = await api.saveMessageSettings({
      body: asSettings(draft),
      ...ifMatch(version),
    });
    return { saved: toSaved(saved), undo };
  },
  current(body) {
    const newer = editedMessageSettingsSchema.safeParse(body).data;
    return newer && toSaved(newer);
  },
  labels: {
    orderMail: texts.mail,
    orderAddress: texts.address,
    confirmMinutes: texts.confirmMinutes,
  },
  check: (draft) => checkMessageSettings(asSettings(draft)),
  valueText,
  kept: keptInTab(),
  entity: 'message-settings',
};

function MessageSections({ form, disabledReason }: SectionProps<MessageDraft>) {
  const mail = useChannels()?.mail;
  const noServer = mail?.ready === false ? texts.notReady : undefined;
  // What is on can be switched off whatever the server has.
  const whyNot = disabledReason ?? (form.draft.orderMail ? undefined : noServer);
  return (
    <Section title={texts.order} help={texts.orderHelp}>
      {mail && <p className={styles.help}>{noServer ?? texts.ready(mail.from ?? '')}</p>}
      <Checkbox
        label={form.model.labels.orderMail}
        checked={form.draft.orderMail}
        onCheckedChange={(on) => form.set('orderMail', on)}
        disabledReason={whyNot}
      />
      <TextField
        label={form.model.labels.orderAddress}
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
        label={form.model.labels.confirmMinutes}
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

/** 업체 발주: orders by mail, and whether mail works at all. */
export function MessagesTab() {
  const mail = useChannels()?.mail;
  return (
    <Stack gap={16}>
      <PlainTab model={messageModel} Sections={MessageSections} />
      {mail?.ready && (
        <TryOut
          texts={texts}
          field={{ label: texts.to, type: 'email' }}
          check={(address) => checkAddress(address).address}
          send={(address) => api.sendTestMessage({ body: { address } })}
        />
      )}
    </Stack>
  );
}
