import { BottomSheet } from '@academy/ui/bottom-sheet';
import { objectionTexts, objectionTexts as texts } from '../../../shared/messages/objection-texts';
import { ObjectionForm } from './objection-form';
import type { Objecting } from './use-objections';
import type { OwnObjection } from '@academy/domain/points';
import { formatMoment } from '@academy/domain/time';
import { ObjectionFacts } from './objection-facts';

const { facts } = texts;

/** How an objection stands, in the student's own words and the academy's. */
function ObjectionAnswer({
  objection: { point, status, text, at, answer, answeredAt, answeredByName },
}: {
  objection: OwnObjection;
}) {
  const answered =
    answeredAt === null
      ? []
      : [
          {
            label: facts.answeredAt,
            value: texts.answeredBy(formatMoment(new Date(answeredAt)), answeredByName ?? ''),
          },
        ];
  return (
    <ObjectionFacts
      point={point}
      more={[
        { label: facts.status, value: texts.status[status] },
        { label: facts.text, value: text },
        { label: facts.at, value: formatMoment(new Date(at)) },
        { label: facts.answer, value: answer ?? texts.waiting },
        ...answered,
      ]}
    />
  );
}

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
