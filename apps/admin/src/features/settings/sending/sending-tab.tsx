import { errorText } from '@academy/api-client';
import {
  checkAddress,
  checkPhone,
  sendingWayName,
  type KeptKeys,
  type SendingKeys,
  type SendingWay,
} from '@academy/domain/messages';
import { Button } from '@academy/ui/button';
import { ConfirmDialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { KeyValueList } from '@academy/ui/key-value-list';
import { Row } from '@academy/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { FormSkeleton } from '../../../shared/page/form-skeleton';
import { LoadError } from '../../../shared/page/load-error';
import { useManager } from '../../../shared/session/use-manager';
import { useWrite } from '../../../shared/writes/use-write';
import { Section } from '../form/tab-form';
import { TryOut } from './try-out';
import { noticeTabTexts } from '../notices/notice-tab-texts';
import styles from '../settings-page.module.css';
import { messagesTabTexts } from '../settings-texts';
import { MailKeysForm, TextKeysForm } from './keys-form';
import { sendingTexts as texts } from './sending-texts';
import { sendingQuery, useAnswered } from './use-sending';

const FORMS = { mail: MailKeysForm, text: TextKeysForm };

const factsOf = (way: SendingWay, { state, sender, keyEnd, savedAt, savedByName }: KeptKeys) => [
  { label: texts.state, value: texts.states[state] },
  ...(sender === null ? [] : [{ label: texts.sender[way], value: sender }]),
  ...(keyEnd === null ? [] : [{ label: texts.key, value: texts.keyEnd(keyEnd) }]),
  ...(savedAt === null ? [] : [{ label: texts.saved, value: texts.savedBy(savedAt, savedByName) }]),
];

/** The question before keys are taken away. */
function RemoveDialog({ way, onClose }: { way: SendingWay; onClose: () => void }) {
  const answered = useAnswered();
  const remove = useWrite({
    name: `remove ${way} keys`,
    send: () => api.removeSendingKeys({ params: { way } }),
    reads: sendingQuery.queryKey,
    async onSuccess(kept) {
      await answered(kept);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      title={texts.removing.title(sendingWayName(way))}
      confirmLabel={texts.remove}
      busy={remove.isPending}
      error={remove.error ? errorText(remove.error, texts.removing.failed) : undefined}
      onClose={onClose}
      onConfirm={() => remove.run()}
    >
      <p>{texts.removing.body}</p>
    </ConfirmDialog>
  );
}

/** What is known of a way's keys, and the form that takes others. */
function KeysSection({ way, kept }: { way: SendingWay; kept: KeptKeys }) {
  const [open, setOpen] = useState<'form' | 'removing'>();
  const disabledReason = useManager().missing('settings.write');
  const close = () => setOpen(undefined);
  const Form = FORMS[way];
  const isOwn = kept.state === 'own' || kept.state === 'unreadable';
  return (
    <Section {...texts.sections[way]}>
      <InlineError>{kept.state === 'unreadable' && texts.unreadable}</InlineError>
      <KeyValueList look="columns" items={factsOf(way, kept)} />
      {open === 'form' ? (
        <Form onClose={close} />
      ) : (
        <Row gap={8}>
          <Button onClick={() => setOpen('form')} disabledReason={disabledReason}>
            {isOwn ? texts.change : texts.enter}
          </Button>
          {isOwn && (
            <Button
              variant="text"
              onClick={() => setOpen('removing')}
              disabledReason={disabledReason}
            >
              {texts.remove}
            </Button>
          )}
        </Row>
      )}
      {open === 'removing' && <RemoveDialog way={way} onClose={close} />}
    </Section>
  );
}

/** The key by which phones know the academy. */
function PushSection({ push }: Pick<SendingKeys, 'push'>) {
  const [asking, setAsking] = useState(false);
  const disabledReason = useManager().missing('settings.write');
  const answered = useAnswered();
  const renew = useWrite({
    name: 'renew the push key',
    send: (_: void, key) => api.renewPushKey({ key }),
    reads: sendingQuery.queryKey,
    async onSuccess(kept) {
      await answered(kept);
      setAsking(false);
    },
  });
  const { savedAt, savedByName, devices } = push;
  const made = savedAt === null ? texts.notMade : texts.savedBy(savedAt, savedByName);
  return (
    <Section {...texts.sections.push}>
      <KeyValueList
        look="columns"
        items={[
          { label: texts.devices, value: texts.deviceCount(devices) },
          { label: texts.made, value: made },
        ]}
      />
      <div>
        <Button onClick={() => setAsking(true)} disabledReason={disabledReason}>
          {texts.renew}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        danger={devices > 0}
        title={texts.renewing.title}
        confirmLabel={texts.renew}
        busy={renew.isPending}
        error={renew.error ? errorText(renew.error, texts.renewing.failed) : undefined}
        onClose={() => setAsking(false)}
        onConfirm={() => renew.run()}
      >
        <p>{texts.renewing.body(devices)}</p>
      </ConfirmDialog>
    </Section>
  );
}

const works = ({ state }: KeptKeys) => state === 'own' || state === 'server';

/** 발송: by whose accounts messages go out, and whether they do. */
export function SendingTab() {
  const { uses } = useManager();
  const { data, isError, refetch } = useQuery(sendingQuery);
  if (!data) return isError ? <LoadError onRetry={() => void refetch()} /> : <FormSkeleton />;
  return (
    <div className={styles.single}>
      <KeysSection way="mail" kept={data.mail} />
      {works(data.mail) && (
        <TryOut
          texts={messagesTabTexts}
          field={{ label: messagesTabTexts.to, type: 'email' }}
          check={(address) => checkAddress(address).address}
          send={(address) => api.sendTestMessage({ body: { address } })}
        />
      )}
      {uses('guardians') && <KeysSection way="text" kept={data.text} />}
      {uses('guardians') && works(data.text) && (
        <TryOut
          texts={noticeTabTexts}
          field={{ label: noticeTabTexts.phone, type: 'tel' }}
          check={(phone) => checkPhone(phone).phone}
          send={(phone) => api.sendTestNotice({ body: { phone } })}
        />
      )}
      <PushSection push={data.push} />
    </div>
  );
}
