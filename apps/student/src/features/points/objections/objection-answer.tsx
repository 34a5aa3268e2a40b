import type { OwnObjection } from '@academy/domain/points';
import { formatMoment } from '@academy/domain/time';
import { objectionTexts as texts } from '../../../shared/messages/objection-texts';
import { ObjectionFacts } from './objection-facts';

const { facts } = texts;

/** How an objection stands, in the student's own words and the academy's. */
export function ObjectionAnswer({
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
