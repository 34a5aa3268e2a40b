import { errorText } from '@academy/api-client';
import type { NewsId } from '@academy/domain/ids';
import type { AtBranches } from '@academy/domain/branches';
import { Dialog } from '@academy/ui/dialog';
import { saveText } from '@academy/ui/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { BranchForm } from '../../../shared/branches/branch-form';
import { silentText } from '../../../shared/branches/hand-texts';
import { TabState } from '../../../shared/page/tab-state';
import { useManager } from '../../../shared/session/use-manager';
import { toasts } from '../../../shared/toasts';
import { useWrite } from '../../../shared/writes/use-write';
import { newsQueries } from '../news-queries';
import { newsBranchesTexts as texts } from '../news-texts';

type Branch = AtBranches['content'][number];

const slugsOf = (branches: readonly Branch[]) => branches.map(({ slug }) => slug);

interface Props {
  newsId: NewsId;
  onClose: () => void;
}

/** Where the notice is now; what is ticked and unticked goes to the branches together. */
function Choice({ newsId, onClose, content }: Props & AtBranches) {
  const missing = useManager().missing('news.write');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(slugsOf(content.filter(({ handed }) => handed))),
  );
  const changed = content.some(({ slug, handed }) => chosen.has(slug) !== (handed ?? false));
  const write = useWrite({
    name: `branches of notice ${newsId}`,
    send: () => api.handNews({ params: { newsId }, body: { branches: [...chosen] } }),
    reads: newsQueries.branches(newsId).queryKey,
    onSuccess: (answer) => {
      toasts.show({ text: texts.done(answer.content) });
      onClose();
    },
  });
  const silent = new Set(slugsOf(content.filter(({ handed }) => handed === null)));
  return (
    <BranchForm
      help={texts.help}
      branches={content}
      chosen={chosen}
      onChange={setChosen}
      whyNot={({ slug }) => missing ?? (silent.has(slug) ? silentText : undefined)}
      label={saveText}
      blocked={missing ?? (changed ? undefined : texts.unchanged)}
      busy={write.isPending}
      error={write.error && errorText(write.error, texts.failed)}
      onSend={() => write.run()}
    />
  );
}

/** 지점에도 올리기: at which branches of the head office a notice is. */
export function BranchesDialog({ newsId, onClose }: Props) {
  const { data, isError, refetch } = useQuery(newsQueries.branches(newsId));
  return (
    <Dialog open onClose={onClose} closeOnBack={false} title={texts.title}>
      {data ? (
        <Choice newsId={newsId} onClose={onClose} content={data.content} />
      ) : (
        <TabState isError={isError} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}
