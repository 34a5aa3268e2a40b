import textStyles from '@academy/ui/styles/text.module.css';
import { CopyButton } from '@academy/ui/copy-button';
import { Row, Stack } from '@academy/ui/layout';
import { QrCode } from '@academy/ui/qr-code';
import { encodeQR } from 'qr';
import { useMemo, useState } from 'react';
import { api } from '../../shared/api';
import { RecoveryCodes } from './recovery-codes';
import { passwordForm, SecretForm } from './secret-form';
import styles from './second-factor.module.css';
import { secondFactorTexts as texts } from './second-factor-texts';

interface Begun {
  uri: string;
  secret: string;
}

function Scan({ begun, onConfirmed }: { begun: Begun; onConfirmed: (codes: string[]) => void }) {
  const cells = useMemo(() => encodeQR(begun.uri, 'raw', { ecc: 'medium', border: 2 }), [begun]);
  return (
    <Stack gap={16}>
      <p className={textStyles.help}>{texts.scan}</p>
      <QrCode label={texts.qr} cells={cells} className={styles.qr} />
      <p className={textStyles.help}>{texts.secret}</p>
      <Row as="p" gap={8} align="center" justify="between">
        <code className={styles.key}>{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton
          text={begun.secret}
          label={texts.copySecret}
          copiedLabel={texts.copied}
          failedLabel={texts.copyFailed}
        />
      </Row>
      <SecretForm
        name="confirm"
        kind="code"
        label={texts.code}
        required={texts.codeRequired}
        submit={texts.confirm}
        send={(code) => api.confirmSecondFactor({ body: { code } })}
        onDone={({ recoveryCodes }) => onConfirmed(recoveryCodes)}
      />
    </Stack>
  );
}

/** Password, QR code and first code, recovery codes: one after another. */
export function SetUpSteps({ onDone }: { onDone: () => void }) {
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (begun) return <Scan begun={begun} onConfirmed={setCodes} />;
  return (
    <SecretForm
      {...passwordForm}
      name="begin"
      submit={texts.begin}
      send={(currentPassword) => api.beginSecondFactor({ body: { currentPassword } })}
      onDone={setBegun}
    />
  );
}
