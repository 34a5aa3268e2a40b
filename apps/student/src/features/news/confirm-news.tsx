import { errorText } from '@academy/api-client';
import { useOnline } from '@academy/app-kit/device';
import { useCommand } from '@academy/app-kit/writes';
import type { NewsItem } from '@academy/domain/news';
import { formatMoment } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { CheckIcon } from '@academy/ui/icon';
import { InlineError } from '@academy/ui/inline-error';
import { useQueryClient } from '@tanstack/react-query';
import { newsApi, newsQueries } from './news-queries';
import { newsTexts as texts } from './news-texts';
import styles from './news-dialog.module.css';

/** Says that a notice was read, and reads afterwards what the server has. */
function useConfirming({ id }: NewsItem) {
  const queryClient = useQueryClient();
  return useCommand<unknown>({
    name: `confirm notice ${id}`,
    send: () => newsApi.confirmNews({ params: { newsId: id } }),
    untold: () => undefined,
    onSettled: () => queryClient.invalidateQueries({ queryKey: newsQueries.all }),
  });
}

/** 확인했어요, or when that was said. Offline nothing is sent. */
export function ConfirmNews({ item, onDone }: { item: NewsItem; onDone?: () => void }) {
  const online = useOnline();
  const { run, isPending, error } = useConfirming(item);
  if (item.readAt)
    return (
      <output className={styles.confirmed}>
        <CheckIcon /> {texts.confirmed(formatMoment(new Date(item.readAt)))}
      </output>
    );
  return (
    <div className={styles.confirm}>
      <InlineError>{error && errorText(error, texts.confirmFailed)}</InlineError>
      <Button
        variant="primary"
        loading={isPending}
        disabledReason={online ? undefined : texts.offline}
        onClick={() => run(undefined, onDone)}
      >
        {texts.confirm}
      </Button>
    </div>
  );
}
