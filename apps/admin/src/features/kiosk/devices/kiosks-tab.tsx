import textStyles from '@academy/ui/styles/text.module.css';
import { errorText } from '@academy/api-client';
import { KIOSK_NAME_LIMIT, type AddedKiosk, type Kiosk } from '@academy/domain/kiosk';
import { formatClock, formatMoment } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { ConfirmDialog, Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { KeyValueList } from '@academy/ui/key-value-list';
import { Card, Stack } from '@academy/ui/layout';
import { TextField } from '@academy/ui/text-field';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListSkeleton } from '../../../shared/page/list-skeleton';
import { LoadError } from '../../../shared/page/load-error';
import { useManager } from '../../../shared/session/use-manager';
import { toasts } from '../../../shared/toasts';
import { onTopics, useLiveQueries } from '../../../shared/use-live-queries';
import { useNow } from '../../../shared/use-now';
import { useWrite } from '../../../shared/writes/use-write';
import { kioskManagement as api } from '../kiosk-management';
import { kiosksTexts as texts } from '../kiosk-texts';
import { TableHead } from '../../../shared/lists/table-head';
import tableStyles from '../../../shared/lists/small-table.module.css';
import styles from './kiosks-tab.module.css';

const all = ['kiosks'] as const;
const touched = onTopics(all, 'accounts');
const kiosksQuery = () =>
  queryOptions({
    queryKey: all,
    queryFn: async ({ signal }) => (await api.kiosks({ signal })).content,
  });

function stateOf({ pairedAt, codeUntil }: Kiosk, now: Date): string {
  if (pairedAt !== null) return texts.paired;
  const until = codeUntil === null ? null : new Date(codeUntil);
  return until && until > now ? texts.waiting(formatClock(until)) : texts.expired;
}

const moment = (at: string | null) => (at === null ? texts.never : formatMoment(new Date(at)));

function KioskRow({ kiosk }: { kiosk: Kiosk }) {
  const now = useNow();
  const { missing } = useManager();
  const [asking, setAsking] = useState(false);
  const { id: kioskId, name } = kiosk;
  const removal = useWrite({
    name: `remove kiosk ${kioskId}`,
    send: () => api.removeKiosk({ params: { kioskId } }),
    reads: all,
    onSuccess: () => toasts.show({ text: texts.removed(name), tone: 'success' }),
  });
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={texts.state}>{stateOf(kiosk, now)}</td>
      <td data-label={texts.seen}>{moment(kiosk.lastSeenAt)}</td>
      <td data-label={texts.addedBy}>{kiosk.addedByName}</td>
      <td>
        <Button
          size="dense"
          aria-label={texts.removeOne(name)}
          disabledReason={missing('settings.write')}
          onClick={() => setAsking(true)}
        >
          {texts.remove}
        </Button>
        {asking && (
          <ConfirmDialog
            open
            title={texts.removeTitle(name)}
            confirmLabel={texts.remove}
            danger
            busy={removal.isPending}
            error={removal.error ? errorText(removal.error, texts.removeFailed) : undefined}
            onClose={() => setAsking(false)}
            onConfirm={() => removal.run()}
          >
            {texts.removeText}
          </ConfirmDialog>
        )}
      </td>
    </tr>
  );
}

/** The code, large: it is typed at another device. */
function CodeDialog({
  added: { kiosk, code },
  onClose,
}: {
  added: AddedKiosk;
  onClose: () => void;
}) {
  return (
    <Dialog open size="s" title={texts.codeTitle(kiosk.name)} onClose={onClose}>
      <Stack gap={16}>
        <p className={textStyles.help}>{texts.codeHelp}</p>
        <KeyValueList
          items={[
            { label: texts.address, value: `${window.location.origin}/kiosk` },
            {
              label: texts.code,
              value: <span className={styles.code}>{`${code.slice(0, 4)} ${code.slice(4)}`}</span>,
            },
          ]}
        />
      </Stack>
    </Dialog>
  );
}

function AddKiosk() {
  const disabledReason = useManager().missing('settings.write');
  const [name, setName] = useState('');
  const [added, setAdded] = useState<AddedKiosk>();
  const work = useWrite({
    name: 'add kiosk',
    send: (typed: string) => api.addKiosk({ body: { name: typed } }),
    reads: all,
  });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return;
        work.run(name.trim(), (answer) => {
          setAdded(answer);
          setName('');
        });
      }}
    >
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        value={name}
        maxLength={KIOSK_NAME_LIMIT}
        onValueChange={setName}
        disabledReason={disabledReason}
        reasonHidden
      />
      <Button
        type="submit"
        variant="primary"
        loading={work.isPending}
        disabledReason={disabledReason}
      >
        {texts.add}
      </Button>
      <InlineError>{work.error && errorText(work.error, texts.failed)}</InlineError>
      {added && <CodeDialog added={added} onClose={() => setAdded(undefined)} />}
    </form>
  );
}

/** 키오스크: the devices at the door. */
export function KiosksTab() {
  useLiveQueries(all, touched);
  const { data, isError, refetch } = useQuery(kiosksQuery());
  if (!data)
    return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={6} />;
  return (
    <Card as="section" gap={16} padding={20} className={styles.tab} aria-label={texts.title}>
      <h2 className={textStyles.title}>{texts.title}</h2>
      <p className={textStyles.help}>{texts.help}</p>
      <AddKiosk />
      {data.length === 0 ? (
        <p className={textStyles.help}>{texts.none}</p>
      ) : (
        <table className={tableStyles.table} aria-label={texts.title}>
          <TableHead heads={[texts.name, texts.state, texts.seen, texts.addedBy, texts.action]} />
          <tbody>
            {data.map((kiosk) => (
              <KioskRow key={kiosk.id} kiosk={kiosk} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
