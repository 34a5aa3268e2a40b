import { reasonTypeName, type AbsenceReason } from '@academy/domain/reasons';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { KeyValueList } from '@academy/ui/key-value-list';
import { Stack } from '@academy/ui/layout';
import { AttachedPhotos } from '../../../shared/attached-photos';
import { reasonFacts } from '../schedule-facts';
import { scheduleTexts } from '../schedule-texts';

/** What is known of a one-off reason; a waiting one leads to its decision. */
export function ReasonDialog({
  reason,
  onClose,
  onDecide,
}: {
  reason: AbsenceReason;
  onClose: () => void;
  onDecide: (() => void) | undefined;
}) {
  return (
    <Dialog
      open
      title={reasonTypeName(reason.type)}
      onClose={onClose}
      footer={
        onDecide && (
          <Button variant="primary" onClick={onDecide}>
            {scheduleTexts.detail.decide}
          </Button>
        )
      }
    >
      <Stack gap={12}>
        <KeyValueList items={reasonFacts(reason)} />
        <AttachedPhotos attachments={reason.attachments} of={reason.receiptNumber} />
      </Stack>
    </Dialog>
  );
}
