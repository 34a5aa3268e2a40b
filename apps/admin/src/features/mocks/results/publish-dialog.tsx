import type { ExamResults } from '@academy/domain/mocks';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { closeText } from '@academy/ui/words';
import { resultTexts as texts } from './results-texts';
import { usePublishResults } from './use-results-work';

/** Who is going to see the results, before they do; or that they will not any more. */
export function PublishDialog({ exam, onClose }: { exam: ExamResults; onClose: () => void }) {
  const publishing = usePublishResults(exam.id, onClose);
  const isOut = exam.publishedAt !== null;
  const count = exam.content.filter(({ results }) => results.length > 0).length;
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBack={false}
      title={isOut ? texts.hideTitle : texts.publishTitle}
      footer={
        <>
          <Button onClick={onClose}>{closeText}</Button>
          <Button
            variant="primary"
            loading={publishing.isPending}
            onClick={() => publishing.run(!isOut)}
          >
            {isOut ? texts.hide : texts.publish}
          </Button>
        </>
      }
    >
      {isOut ? texts.hideHelp : texts.publishHelp(count)}
    </Dialog>
  );
}
