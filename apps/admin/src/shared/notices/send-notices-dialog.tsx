import { errorText } from '@academy/api-client';
import type { StudentId } from '@academy/domain/ids';
import type { NoticePreview, NoticePreviewRow } from '@academy/domain/messages';
import { Banner } from '@academy/ui/banner';
import { Button, buttonClassName } from '@academy/ui/button';
import { Checkbox } from '@academy/ui/checkbox';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { TabState } from '../page/tab-state';
import { toasts } from '../toasts';
import { useWrite } from '../writes/use-write';
import styles from './send-notices.module.css';
import {
  sendCountText,
  sendFiguresText,
  sendNoticesTexts as texts,
  sentText,
} from './send-notices-texts';

type Ids = readonly StudentId[];

export interface NoticesToSend {
  title: string;
  /** Names the sending, and what is read for its preview. */
  name: string;
  studentIds: Ids;
  preview: (studentIds: StudentId[], signal: AbortSignal) => Promise<NoticePreview>;
  send: (studentIds: StudentId[]) => Promise<{ written: number }>;
}

const idsOf = (rows: readonly NoticePreviewRow[]) => rows.map(({ studentId }) => studentId);

/** The chosen recipients; at first all who can be notified. */
function useChoice(rows: readonly NoticePreviewRow[]) {
  const [left, setLeft] = useState<ReadonlySet<StudentId>>(new Set());
  const can = rows.filter(({ kept }) => kept === null);
  const others = rows.filter(({ kept }) => kept !== null);
  return {
    can,
    /** Whom it can go to, then who is left out. */
    all: [...can, ...others],
    chosen: can.filter(({ studentId }) => !left.has(studentId)),
    setAll: (on: boolean) => setLeft(new Set(on ? [] : idsOf(can))),
    set: (id: StudentId, on: boolean) =>
      setLeft(
        (before) => new Set([...before].filter((other) => other !== id).concat(on ? [] : id)),
      ),
  };
}

function Rows({ choice }: { choice: ReturnType<typeof useChoice> }) {
  const { can, all, chosen } = choice;
  const ticked = new Set(idsOf(chosen));
  return (
    <>
      {can.length > 1 && (
        <Checkbox
          label={texts.all}
          checked={chosen.length === can.length}
          indeterminate={chosen.length > 0 && chosen.length < can.length}
          onCheckedChange={choice.setAll}
        />
      )}
      <ul className={styles.list} aria-label={texts.list}>
        {all.map(({ studentId, name, text, guardians, kept }) => (
          <li key={studentId} className={styles.row}>
            <Checkbox
              label={guardians > 1 ? texts.several(name, guardians) : name}
              checked={ticked.has(studentId)}
              disabledReason={kept === null ? undefined : texts.kept[kept]}
              onCheckedChange={(on) => choice.set(studentId, on)}
            />
            <p className={styles.text}>{kept === null ? text : texts.kept[kept]}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What would go to which guardians and what it costs, before a press sends it. */
export function SendNoticesDialog({
  title,
  name,
  studentIds,
  preview,
  send,
  onClose,
}: NoticesToSend & { onClose: () => void }) {
  const queryKey = ['notices', name, studentIds];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => preview([...studentIds], signal),
    staleTime: 0,
  });
  const choice = useChoice(data?.rows ?? []);
  const { chosen } = choice;
  const cost = chosen.reduce((sum, row) => sum + row.cost, 0);
  const work = useWrite({
    name,
    send: (ids: StudentId[]) => send(ids),
    reads: queryKey,
    onSuccess({ written }) {
      toasts.show({ text: sentText(written), tone: 'success' });
      onClose();
    },
  });
  const missing = data?.on === false ? texts.off : chosen.length === 0 ? texts.nobody : undefined;
  return (
    <Dialog
      open
      size="l"
      closeOnBack={false}
      onClose={onClose}
      title={title}
      footer={
        <Button
          variant="primary"
          loading={work.isPending}
          disabledReason={missing}
          onClick={() => work.run(idsOf(chosen))}
        >
          {sendCountText(chosen.length)}
        </Button>
      }
    >
      {!data ? (
        <TabState isError={isError} onRetry={() => void refetch()} />
      ) : (
        <Stack gap={12}>
          {!data.on && (
            <Banner
              kind="info"
              action={
                <Link to="/settings?tab=notices" className={buttonClassName({ size: 'dense' })}>
                  {texts.toSettings}
                </Link>
              }
            >
              {texts.off}
            </Banner>
          )}
          <strong>{sendFiguresText(chosen.length, cost)}</strong>
          <p className={styles.help}>{texts.help[data.channel]}</p>
          <Rows choice={choice} />
          <InlineError>{work.error && errorText(work.error, texts.failed)}</InlineError>
        </Stack>
      )}
    </Dialog>
  );
}
