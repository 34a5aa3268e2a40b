import { Button } from '@academy/ui/button';
import { WorkLine } from '@academy/ui/work-line';
import type { UploadItem, Uploads } from './use-uploads';
import { uploadsTexts as texts } from './uploads-texts';

interface Props<Stored> {
  item: Exclude<UploadItem<Stored>, { state: 'done' }>;
  uploads: Pick<Uploads<Stored>, 'remove' | 'retry'>;
}

/** A file that is still on its way, or did not arrive. */
export function UploadLine<Stored>({ item, uploads }: Props<Stored>) {
  const { id, file } = item;
  if (item.state === 'running')
    return (
      <WorkLine
        label={file.name}
        state="running"
        progress={item.progress}
        onCancel={() => uploads.remove(id)}
      />
    );
  return (
    <>
      <WorkLine
        label={file.name}
        state="failed"
        detail={item.text}
        onRetry={item.final ? undefined : () => uploads.retry(id, file)}
      />
      <Button size="dense" onClick={() => uploads.remove(id)}>
        {texts.giveUp}
      </Button>
    </>
  );
}
