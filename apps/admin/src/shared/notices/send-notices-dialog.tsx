import textStyles from '@academy/ui/styles/text.module.css';
import { errorText } from '@academy/api-client';
import type { StudentId } from '@academy/domain/ids';
import { KEPT_REASONS, type NoticePreview, type NoticePreviewRow } from '@academy/domain/messages';
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
function useChoice(can: readonly NoticePreviewRow[]) {
  const [left, setLeft] = useState<ReadonlySet<StudentId>>(new Set());
  return {
    can,
    chosen: can.filter(({ studentId }) => !left.has(studentId)),
    setAll: (on: boolean) => setLeft(new Set(on ? [] : idsOf(can))),
    set: (id: StudentId, on: boolean) =>
      setLeft(
        (before) => new Set([...before].filter((other) => other !== id).concat(on ? [] : id)),
      ),
  };
}

const nameOf = ({ name, guardians }: NoticePreviewRow) =>
  guardians > 1 ? texts.several(name, guardians) : name;

/** Whom it goes to, each with its text: chosen, or only read while nothing can be sent. */
function Rows({ choice, off }: { choice: ReturnType<typeof useChoice>; off: boolean }) {
  const { can, chosen } = choice;
  const ticked = new Set(idsOf(chosen));
  return (
    <>
      {!off && can.length > 1 && (
        <Checkbox
          label={texts.all}
          checked={chosen.length === can.length}
          indeterminate={chosen.length > 0 && chosen.length < can.length}
          onCheckedChange={choice.setAll}
        />
      )}
      <ul className={styles.list} aria-label={texts.list}>
        {can.map((row) => (
          <li key={row.studentId} className={styles.row}>
            {off ? (
              <strong>{nameOf(row)}</strong>
            ) : (
              <Checkbox
                label={nameOf(row)}
                checked={ticked.has(row.studentId)}
                onCheckedChange={(on) => choice.set(row.studentId, on)}
              />
            )}
            <p className={styles.text}>{row.text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Who is left out, by why. */
const LeftOut = ({ rows }: { rows: readonly NoticePreviewRow[] }) =>
  KEPT_REASONS.map((reason) => {
    const names = rows.flatMap(({ kept, name }) => (kept === reason ? [name] : []));
    return (
      names.length > 0 && (
        <p key={reason} className={textStyles.help}>
          <strong>{texts.kept[reason](names.length)}</strong> {names.join(', ')}
        </p>
      )
    );
  });

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
  const choice = useChoice(data?.rows.filter(({ kept }) => kept === null) ?? []);
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
          {choice.can.length > 0 && (
            <>
              <strong>{sendFiguresText(chosen.length, cost)}</strong>
              <p className={textStyles.help}>{texts.help[data.channel]}</p>
              <Rows choice={choice} off={!data.on} />
            </>
          )}
          <LeftOut rows={data.rows} />
          <InlineError>{work.error && errorText(work.error, texts.failed)}</InlineError>
        </Stack>
      )}
    </Dialog>
  );
}
