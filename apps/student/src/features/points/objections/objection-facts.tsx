import { formatPoint, type StudentPoint } from '@academy/domain/points';
import { formatDay } from '@academy/domain/time';
import { KeyValueList } from '@academy/ui/key-value-list';
import { objectionTexts } from '../../../shared/messages/objection-texts';

const { facts } = objectionTexts;

interface Props {
  point: Pick<StudentPoint, 'incidentDate' | 'points' | 'reason'>;
  more?: readonly { label: string; value: string }[];
}

/** What the objection is about, and what else is known of it. */
export function ObjectionFacts({ point, more = [] }: Props) {
  const items = [
    {
      label: facts.point,
      value: `${point.reason} ${formatPoint({ pointType: 'PENALTY', points: point.points })}`,
    },
    { label: facts.day, value: formatDay(point.incidentDate) },
    ...more,
  ];
  return <KeyValueList items={items} />;
}
