import textStyles from '@academy/ui/styles/text.module.css';
import { formatMoment } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { KeyValueList } from '@academy/ui/key-value-list';
import { Stack } from '@academy/ui/layout';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api';
import { ListSkeleton } from '../../shared/page/list-skeleton';
import { LoadError } from '../../shared/page/load-error';
import { managerQuery } from '../../shared/session/use-manager';
import { toasts } from '../../shared/toasts';
import { RecoveryCodes } from './recovery-codes';
import { passwordForm, SecretForm } from './secret-form';
import { SetUpSteps } from './set-up-steps';
import { ownFactorQuery } from './second-factor-queries';
import { secondFactorTexts as texts } from './second-factor-texts';

interface Props {
  onClose: () => void;
}

/** Says what was done and closes; what the account owes is asked again. */
function useFinish(onClose: () => void) {
  const queries = useQueryClient();
  return (said: string) => {
    toasts.show({ text: said, tone: 'success' });
    void queries.invalidateQueries({ queryKey: managerQuery.queryKey });
    onClose();
  };
}

function Renew({ onClose }: Props) {
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onKept={onClose} />;
  return (
    <Stack gap={16}>
      <p className={textStyles.help}>{texts.renewHelp}</p>
      <SecretForm
        {...passwordForm}
        name="recovery codes"
        submit={texts.renew}
        send={(currentPassword) => api.renewRecoveryCodes({ body: { currentPassword } })}
        onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
      />
    </Stack>
  );
}

function TurnOff({ onDone }: { onDone: () => void }) {
  return (
    <Stack gap={16}>
      <p className={textStyles.help}>{texts.turnOffHelp}</p>
      <SecretForm
        name="turn off"
        kind="code"
        label={texts.turnOffCode}
        required={texts.codeRequired}
        submit={texts.turnOff}
        send={(code) => api.turnOffSecondFactor({ body: { code } })}
        onDone={onDone}
      />
    </Stack>
  );
}

function InUse({ since, left, onClose }: Props & { since: string; left: number }) {
  const [doing, setDoing] = useState<'renew' | 'turn-off'>();
  const finish = useFinish(onClose);
  if (doing === 'renew') return <Renew onClose={onClose} />;
  if (doing === 'turn-off') return <TurnOff onDone={() => finish(texts.turnedOff)} />;
  return (
    <Stack gap={16}>
      <KeyValueList
        items={[
          { label: texts.onLabel, value: texts.since(formatMoment(new Date(since))) },
          { label: texts.recoveryTitle, value: texts.left(left) },
        ]}
      />
      <Button onClick={() => setDoing('renew')}>{texts.renew}</Button>
      <Button onClick={() => setDoing('turn-off')}>{texts.turnOff}</Button>
    </Stack>
  );
}

/** Goes by how it was when it opened: once it is on, the codes still have to be read. */
function OwnFactor({ since: now, left, onClose }: Props & { since: string | null; left: number }) {
  const [since] = useState(now);
  const finish = useFinish(onClose);
  if (since !== null) return <InUse since={since} left={left} onClose={onClose} />;
  return (
    <Stack gap={16}>
      <p className={textStyles.help}>{texts.about}</p>
      <SetUpSteps onDone={() => finish(texts.turnedOn)} />
    </Stack>
  );
}

/** The dialog behind 2단계 인증: setting it up, new recovery codes, turning it off. */
export function OwnSecondFactorDialog({ onClose }: Props) {
  const { data, isError, refetch } = useQuery(ownFactorQuery);
  return (
    <Dialog open onClose={onClose} title={texts.title} dismissible={false}>
      {!data && (isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton />)}
      {data && <OwnFactor since={data.since} left={data.recoveryCodesLeft} onClose={onClose} />}
    </Dialog>
  );
}
