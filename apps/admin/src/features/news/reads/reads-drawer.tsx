import textStyles from '@academy/ui/styles/text.module.css';
import type { NewsId } from '@academy/domain/ids';
import { studentMatcher } from '@academy/domain/identity';
import { withReadState, type NewsReader, type ReadState } from '@academy/domain/news';
import { formatMoment } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { Button } from '@academy/ui/button';
import { CopyButton } from '@academy/ui/copy-button';
import { Drawer } from '@academy/ui/drawer';
import { EmptyState } from '@academy/ui/empty-state';
import { Row, Stack } from '@academy/ui/layout';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { ListSearch } from '../../../shared/lists/list-search';
import { markNamesakes } from '../../../shared/lists/mark-namesakes';
import { useExport } from '../../../shared/lists/use-export';
import { SendNoticesDialog } from '../../../shared/notices/send-notices-dialog';
import { sendNoticesTexts } from '../../../shared/notices/send-notices-texts';
import { TabState } from '../../../shared/page/tab-state';
import { useManager } from '../../../shared/session/use-manager';
import { newsQueries } from '../news-queries';
import { newsReadsTexts as texts } from '../news-texts';
import styles from './reads.module.css';

const placeOf = ({ grade, className, seat }: NewsReader) =>
  [grade, className, seat].filter(Boolean).join(' · ');

/** Notifies the guardians of who has not confirmed, after a preview of each message. */
function Remind({ newsId, unread }: { newsId: NewsId; unread: readonly NewsReader[] }) {
  const [open, setOpen] = useState(false);
  const { missing, uses } = useManager();
  if (!uses('guardians')) return null;
  const params = { newsId };
  return (
    <>
      <Button
        size="dense"
        disabledReason={missing('news.write') ?? (unread.length === 0 ? texts.allRead : undefined)}
        onClick={() => setOpen(true)}
      >
        {sendNoticesTexts.open}
      </Button>
      {open && (
        <SendNoticesDialog
          title={texts.send}
          name={`remind of notice ${newsId}`}
          studentIds={unread.map(({ studentId }) => studentId)}
          preview={(studentIds, signal) =>
            api.previewNewsReminder({ params, body: { studentIds }, signal })
          }
          send={(studentIds) => api.sendNewsReminder({ params, body: { studentIds } })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** One student, and when they confirmed it. */
const Reader = ({ student }: { student: NewsReader }) => (
  <li className={styles.reader}>
    <p>
      <strong>{student.name}</strong> <span className={textStyles.help}>{placeOf(student)}</span>
    </p>
    {student.readAt === null ? (
      <Badge meaning="waiting">{texts.notRead}</Badge>
    ) : (
      <span className={textStyles.help}>
        {texts.readAt(formatMoment(new Date(student.readAt)))}
      </span>
    )}
  </li>
);

/** The files of one state, and the line that says how far one is. */
function Files({ newsId, state }: { newsId: NewsId; state: ReadState }) {
  const { items, line } = useExport({
    load: (format, _contacts, control) =>
      api.exportNewsReads({ params: { newsId, format }, query: { state }, ...control }),
  });
  return (
    <>
      {items.map(({ label, onSelect }) => (
        <Button key={label} size="dense" onClick={() => onSelect?.()}>
          {label}
        </Button>
      ))}
      {line}
    </>
  );
}

function Readers({ newsId, students }: { newsId: NewsId; students: readonly NewsReader[] }) {
  const [state, setState] = useState<ReadState>('unread');
  const [q, setQ] = useState('');
  const marked = markNamesakes(students);
  const [unread, read] = [withReadState(marked, 'unread'), withReadState(marked, 'read')];
  const matches = studentMatcher(q);
  const shown = (state === 'unread' ? unread : read).filter((one) => matches(one));
  return (
    <Stack gap={12}>
      <strong>{texts.figures(read.length, marked.length)}</strong>
      <p className={textStyles.help}>{texts.help}</p>
      <SegmentedControl
        label={texts.show}
        value={state}
        onValueChange={(value) => setState(value === 'read' ? 'read' : 'unread')}
        options={[
          { value: 'unread', label: texts.unread(unread.length) },
          { value: 'read', label: texts.read(read.length) },
        ]}
      />
      <ListSearch label={texts.search} placeholder={texts.search} value={q} onValueChange={setQ} />
      <Row gap={8}>
        <CopyButton
          label={texts.copy}
          copiedLabel={texts.copied}
          failedLabel={texts.copyFailed}
          text={shown.map(({ name }) => name).join(', ')}
        />
        {state === 'unread' && <Remind newsId={newsId} unread={unread} />}
        <Files newsId={newsId} state={state} />
      </Row>
      {shown.length === 0 ? (
        <EmptyState title={unread.length === 0 && q === '' ? texts.allRead : texts.nobody} />
      ) : (
        <ul className={styles.readers} aria-label={texts.list}>
          {shown.map((student) => (
            <Reader key={student.studentId} student={student} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** 확인 현황: who confirmed a notice and who has not, as it is now. */
export function ReadsDrawer({ newsId, onClose }: { newsId: NewsId; onClose: () => void }) {
  const { data, isError, refetch } = useQuery(newsQueries.reads(newsId));
  return (
    <Drawer
      open
      onClose={onClose}
      title={data ? `${data.title} ${texts.title}` : texts.title}
      closeOnBack={false}
    >
      {data ? (
        <Readers newsId={newsId} students={data.students} />
      ) : (
        <TabState isError={isError} onRetry={() => void refetch()} />
      )}
    </Drawer>
  );
}
