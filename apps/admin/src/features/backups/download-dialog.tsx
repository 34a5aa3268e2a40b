import { saveFile } from '@academy/app-kit/device';
import { PASSPHRASE } from '@academy/domain/backups';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { Stack } from '@academy/ui/layout';
import { PasswordField } from '@academy/ui/password-field';
import { WorkLine } from '@academy/ui/work-line';
import { useState } from 'react';
import { api } from '../../shared/api';
import { messages } from '../../shared/texts/messages';
import { toasts } from '../../shared/toasts';
import { useLongWork } from '../../shared/writes/use-long-work';
import styles from './backups-tab.module.css';
import { backupsTexts } from './backups-texts';

const texts = backupsTexts.dialog;
const { least, most } = PASSPHRASE;

const shownTexts = {
  showLabel: messages.login.showPassword,
  hideLabel: messages.login.hidePassword,
};

interface Props {
  backup: string;
  onClose: () => void;
}

interface ProgressProps {
  work: ReturnType<typeof useLongWork>;
  onRetry: () => void;
}

function Progress({ work, onRetry }: ProgressProps) {
  if (work.state === 'running')
    return (
      <WorkLine
        label={texts.running}
        state="running"
        progress={work.progress}
        cancelLabel={texts.cancel}
        onCancel={work.cancel}
      />
    );
  return work.state === 'failed' && <WorkLine label={work.text} state="failed" onRetry={onRetry} />;
}

/** A passphrase, twice, and then the file. */
export function DownloadDialog({ backup, onClose }: Props) {
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const [isTried, setTried] = useState(false);
  const work = useLongWork(texts.failed);
  const isShort = passphrase.length < least;
  const differs = again !== passphrase;
  const isRunning = work.state === 'running';
  const run = async () => {
    setTried(true);
    if (isShort || differs) return;
    const file = await work.run((control) =>
      api.downloadBackup({ params: { backup }, body: { passphrase }, ...control }),
    );
    if (!file) return;
    saveFile(file);
    toasts.show({ text: texts.done, tone: 'success' });
    onClose();
  };
  return (
    <Dialog
      open
      size="s"
      title={texts.title}
      onClose={onClose}
      footer={
        <Button type="submit" form="lock-backup" variant="primary" loading={isRunning}>
          {texts.run}
        </Button>
      }
    >
      <form
        id="lock-backup"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <Stack gap={16}>
          <p className={styles.help}>{texts.text}</p>
          <PasswordField
            {...shownTexts}
            label={texts.passphrase}
            hint={texts.hint}
            autoComplete="new-password"
            value={passphrase}
            maxLength={most}
            onValueChange={setPassphrase}
            error={isTried && isShort ? texts.short : undefined}
          />
          <PasswordField
            {...shownTexts}
            label={texts.again}
            autoComplete="new-password"
            value={again}
            maxLength={most}
            onValueChange={setAgain}
            error={isTried && !isShort && differs ? texts.differs : undefined}
          />
          <Progress work={work} onRetry={() => void run()} />
        </Stack>
      </form>
    </Dialog>
  );
}
