import { ifMatch, keptInTab } from '@academy/app-kit/forms';
import {
  checkAddress,
  checkMessageSettings,
  editedMessageSettingsSchema,
  type MessageSettings,
} from '@academy/domain/messages';
import { Checkbox } from '@academy/ui/checkbox';
import { Stack } from '@academy/ui/layout';
import { TextField } from '@academy/ui/text-field';
import { api } from '../../../shared/api';
import { formTexts } from '../form/form-texts';
import { PlainTab, Section, type SectionProps } from '../form/tab-form';
import type { TabModel } from '../form/use-tab-form';
import styles from '../settings-page.module.css';
import { messagesTabTexts as texts } from '../settings-texts';
import { TryOut } from './try-out';
import { useChannels } from './use-channels';

/** 메시지: what goes out by itself, and where to. */
const messageModel: TabModel<MessageSettings> = {
  queryKey: ['settings', 'messages'],
  read: (signal) => api.messageSettings({ ...(signal && { signal }) }),
  async write(body, version) {
    const { undo, ...saved } = await api.saveMessageSettings({ body, ...ifMatch(version) });
    return { saved, undo };
  },
  current: (body) => editedMessageSettingsSchema.safeParse(body).data,
  labels: { orderMail: texts.mail, orderAddress: texts.address },
  check: checkMessageSettings,
  valueText: ({ orderMail, orderAddress }, field) =>
    field === 'orderMail' ? (orderMail ? texts.on : texts.off) : orderAddress || formTexts.empty,
  kept: keptInTab(),
  entity: 'message-settings',
};

function MessageSections({ form, disabledReason }: SectionProps<MessageSettings>) {
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
    </Section>
  );
}

/** 메시지: orders by mail, and whether mail works at all. */
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
