import columnStyles from '@academy/ui/styles/column.module.css';
import { isNotFound } from '@academy/api-client';
import { dropUnsavedChanges, hasUnsavedChanges } from '@academy/app-kit/forms';
import { newsIdSchema, type NewsId } from '@academy/domain/ids';
import { newsRefusalText } from '@academy/domain/news';
import { ConfirmDialog } from '@academy/ui/dialog';
import { ErrorState } from '@academy/ui/error-state';
import { ArrowLeftIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { Skeleton } from '@academy/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../../../shared/texts/messages';
import { PageHead } from '../../../shared/page/page-head';
import { NewsForm } from './news-form';
import styles from './news-form.module.css';
import { newsQueries } from '../news-queries';
import { newsFormTexts as texts } from '../news-texts';
import { LoadError } from '../../../shared/page/load-error';

/** A notice as it is now, then its form. What changes elsewhere afterwards is met when saving. */
function LoadedForm({ newsId, onDone }: { newsId: NewsId; onDone: () => void }) {
  const { data: news, error, refetch } = useQuery(newsQueries.one(newsId));
  if (news?.state === 'deleted') return <ErrorState title={newsRefusalText('news-deleted')} />;
  if (news) return <NewsForm news={news} onDone={onDone} />;
  if (isNotFound(error)) return <ErrorState title={texts.gone}>{texts.goneHelp}</ErrorState>;
  if (error) return <LoadError onRetry={() => void refetch()} />;
  return (
    <output className={columnStyles.gap16} aria-label={texts.loading}>
      <Skeleton height="56px" />
      <Skeleton height="56px" />
      <Skeleton height="160px" />
    </output>
  );
}

interface Props {
  /** `new`, or the notice's id as the address holds it. */
  open: string;
  onClose: () => void;
}

/** The form in place of the list. The way back asks first while something is not saved. */
export function EditNews({ open, onClose }: Props) {
  const [asking, setAsking] = useState(false);
  const newsId = newsIdSchema.safeParse(open).data;
  const drop = () => {
    dropUnsavedChanges();
    onClose();
  };
  return (
    <div className={styles.page}>
      <PageHead
        title={open === 'new' ? texts.create : texts.edit}
        back={
          <IconButton
            label={texts.back}
            onClick={() => (hasUnsavedChanges() ? setAsking(true) : onClose())}
          >
            <ArrowLeftIcon />
          </IconButton>
        }
      />
      {open === 'new' ? (
        <NewsForm news={null} onDone={onClose} />
      ) : newsId ? (
        <LoadedForm newsId={newsId} onDone={onClose} />
      ) : (
        <ErrorState title={texts.gone}>{texts.goneHelp}</ErrorState>
      )}
      <ConfirmDialog
        open={asking}
        title={messages.leave.title}
        cancelLabel={messages.leave.stay}
        confirmLabel={messages.leave.go}
        danger
        onClose={() => setAsking(false)}
        onConfirm={drop}
      >
        {messages.leave.body}
      </ConfirmDialog>
    </div>
  );
}
