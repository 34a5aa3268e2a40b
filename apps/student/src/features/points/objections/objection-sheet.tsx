import { BottomSheet } from '@academy/ui/bottom-sheet';
import { objectionTexts } from '../../../shared/messages/objection-texts';
import { ObjectionAnswer } from './objection-answer';
import { ObjectionForm } from './objection-form';
import type { Objecting } from './use-objections';

interface Props {
  objecting: Objecting | undefined;
  onClose: () => void;
}

/** A penalty's objection: the form until it is sent, then how it stands and what was answered. */
export function ObjectionSheet({ objecting, onClose }: Props) {
  return (
    <BottomSheet open={objecting !== undefined} onClose={onClose} title={objectionTexts.title}>
      {objecting?.objection ? (
        <ObjectionAnswer objection={objecting.objection} />
      ) : (
        objecting && <ObjectionForm key={objecting.point.id} point={objecting.point} />
      )}
    </BottomSheet>
  );
}
