import { errorText } from '@academy/api-client';
import type { Backup, Backups } from '@academy/domain/backups';
import { formatMoment } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { InlineError } from '@academy/ui/inline-error';
import { Card, Row, Stack } from '@academy/ui/layout';
import { WorkLine } from '@academy/ui/work-line';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api';
import { TableHead } from '../../shared/lists/table-head';
import tableStyles from '../../shared/lists/small-table.module.css';
import { ListSkeleton } from '../../shared/page/list-skeleton';
import { LoadError } from '../../shared/page/load-error';
import { useWrite } from '../../shared/writes/use-write';
import styles from './backups-tab.module.css';
import { backupsTexts as texts } from './backups-texts';
import { DownloadDialog } from './download-dialog';

const all = ['backups'] as const;
/** While something runs on the server; other screens are not notified. */
const LOOK_AGAIN_MS = 2_000;

const isBusy = (backups: Backups | undefined): boolean =>
  backups !== undefined &&
  (backups.takingSince !== null || backups.content.some(({ check }) => check?.state === 'running'));

const backupsQuery = () =>
  queryOptions({
    queryKey: all,
    queryFn: ({ signal }) => api.backups({ signal }),
    refetchInterval: ({ state }) => (isBusy(state.data) ? LOOK_AGAIN_MS : false),
  });

const momentOf = (at: string) => formatMoment(new Date(at));

function BackupRow({ backup, onDownload }: { backup: Backup; onDownload: () => void }) {
  const { name, takenAt, bytes, rows, pictures, check } = backup;
  const at = momentOf(takenAt);
  const work = useWrite({
    name: `check ${name}`,
    send: () => api.checkBackup({ params: { backup: name } }),
    reads: all,
  });
  return (
    <tr>
      <th scope="row">{at}</th>
      <td data-label={texts.columns.content}>{texts.content(rows, pictures)}</td>
      <td data-label={texts.columns.size}>{texts.size(bytes)}</td>
      <td data-label={texts.columns.check} data-state={check?.state}>
        {check ? texts.checked(check, momentOf(check.at)) : texts.unchecked}
        <InlineError>{work.error && errorText(work.error, texts.checkFailed)}</InlineError>
      </td>
      <td className={styles.actions}>
        <Button
          size="dense"
          aria-label={texts.checkOne(at)}
          loading={work.isPending || check?.state === 'running'}
          onClick={() => work.run()}
        >
          {texts.check}
        </Button>
        <Button size="dense" aria-label={texts.downloadOne(at)} onClick={onDownload}>
          {texts.download}
        </Button>
      </td>
    </tr>
  );
}

function BackupTable({ content }: Pick<Backups, 'content'>) {
  const [downloading, setDownloading] = useState<string>();
  return (
    <>
      <table className={tableStyles.table} aria-label={texts.title}>
        <TableHead heads={Object.values(texts.columns)} />
        <tbody>
          {content.map((backup) => (
            <BackupRow
              key={backup.name}
              backup={backup}
              onDownload={() => setDownloading(backup.name)}
            />
          ))}
        </tbody>
      </table>
      {downloading !== undefined && (
        <DownloadDialog backup={downloading} onClose={() => setDownloading(undefined)} />
      )}
    </>
  );
}

function Taking({ backups: { content, nightly, takingSince, failed } }: { backups: Backups }) {
  const [last] = content;
  const work = useWrite({
    name: 'take backup',
    send: () => api.takeBackup(),
    reads: all,
  });
  return (
    <Stack gap={12}>
      {failed && (
        <WorkLine
          label={`${texts.failedAt(momentOf(failed.at))} ${texts.failure(failed.cause)}`}
          state="failed"
        />
      )}
      <Row gap={12} align="center" justify="between">
        <p className={styles.last}>
          <strong>{last ? texts.last(momentOf(last.takenAt)) : texts.none}</strong>
          <span className={styles.help}>
            {nightly ? texts.nightly : texts.byOperator} {texts.kept}
          </span>
        </p>
        <Button
          variant="primary"
          loading={work.isPending || takingSince !== null}
          onClick={() => work.run()}
        >
          {texts.take}
        </Button>
      </Row>
      {takingSince !== null && <WorkLine label={texts.taking} state="running" />}
      <InlineError>{work.error && errorText(work.error, texts.takeFailed)}</InlineError>
    </Stack>
  );
}

const HowToRestore = () => (
  <details className={styles.restore}>
    <summary>{texts.restore.title}</summary>
    <ol>
      {texts.restore.steps.map((step, at) => (
        <li key={step}>
          {step}
          {at > 0 && <code>{texts.restore.commands[at - 1]}</code>}
        </li>
      ))}
    </ol>
  </details>
);

/** 백업: what the server keeps for a bad day; made, checked and taken away. */
export function BackupsTab() {
  const { data, isError, refetch } = useQuery(backupsQuery());
  if (!data)
    return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={6} />;
  return (
    <Card as="section" gap={20} padding={20} className={styles.tab} aria-label={texts.title}>
      {data.kept ? (
        <>
          <Taking backups={data} />
          {data.content.length > 0 && <BackupTable content={data.content} />}
        </>
      ) : (
        <EmptyState title={texts.notKept.title}>{texts.notKept.text}</EmptyState>
      )}
      <HowToRestore />
    </Card>
  );
}
