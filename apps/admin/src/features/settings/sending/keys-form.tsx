import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import { Row, Stack } from '@academy/ui/layout';
import { PasswordField } from '@academy/ui/password-field';
import { TextField } from '@academy/ui/text-field';
import { cancelText, saveText } from '@academy/ui/words';
import {
  checkMailKeys,
  MAIL_PORTS,
  checkTextKeys,
  mailKeysFields,
  textKeysFields,
  type MailKeys,
  type TextKeys,
} from '@academy/domain/messages';
import type { ReactNode } from 'react';
import { api } from '../../../shared/api';
import { messages } from '../../../shared/texts/messages';
import styles from '../settings-page.module.css';
import { sendingTexts as texts } from './sending-texts';
import { useKeysForm } from './use-sending';

const shown = {
  showLabel: messages.login.showPassword,
  hideLabel: messages.login.hidePassword,
  // A browser shall not offer the manager's own password here, nor keep these.
  autoComplete: 'off',
};

interface Props {
  onClose: () => void;
}

/** The fields, and the two ways out. */
function FormFrame({
  form,
  onClose,
  children,
}: Props & {
  form: { busy: boolean; failure: string | undefined; submit: () => Promise<void> };
  children: ReactNode;
}) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack gap={16}>
        <div className={styles.pair}>{children}</div>
        <p className={styles.help}>{texts.sealed}</p>
        <InlineError>{form.failure}</InlineError>
        <Row gap={8}>
          <Button type="submit" variant="primary" loading={form.busy}>
            {saveText}
          </Button>
          <Button onClick={onClose}>{cancelText}</Button>
        </Row>
      </Stack>
    </form>
  );
}

const NO_TEXT: TextKeys = { apiKey: '', apiSecret: '', from: '', pfId: '' };

/** An account of the text service. */
export function TextKeysForm({ onClose }: Props) {
  const form = useKeysForm({
    name: 'text keys',
    empty: NO_TEXT,
    fields: textKeysFields,
    hints: texts.hints,
    check: checkTextKeys,
    send: (body) => api.saveTextKeys({ body }),
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormFrame form={form} onClose={onClose}>
      <TextField {...field('apiKey')} />
      <PasswordField {...field('apiSecret')} {...shown} />
      <TextField {...field('from')} type="tel" />
      <TextField {...field('pfId')} />
    </FormFrame>
  );
}

type MailDraft = Record<keyof MailKeys, string>;
const NO_MAIL: MailDraft = {
  host: '',
  port: String(MAIL_PORTS[0]),
  user: '',
  password: '',
  from: '',
};
const asKeys = (draft: MailDraft): MailKeys => ({ ...draft, port: Number(draft.port) });

/** An account at a mail server. */
export function MailKeysForm({ onClose }: Props) {
  const form = useKeysForm({
    name: 'mail keys',
    empty: NO_MAIL,
    fields: mailKeysFields,
    hints: texts.mailHints,
    check: (draft) => checkMailKeys(asKeys(draft)),
    send: (draft) => api.saveMailKeys({ body: asKeys(draft) }),
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormFrame form={form} onClose={onClose}>
      <TextField {...field('host')} />
      <TextField {...field('port')} inputMode="numeric" />
      <TextField {...field('user')} />
      <PasswordField {...field('password')} {...shown} />
      <TextField {...field('from')} type="email" />
    </FormFrame>
  );
}
