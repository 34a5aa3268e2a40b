import { FilterPart } from '@academy/ui/filter-bar';
import { Row } from '@academy/ui/layout';
import { DayCondition } from './day-condition';

interface Props {
  texts: { from: string; to: string; pickFrom: string; pickTo: string };
  /** In the address: whole days or nothing. */
  from: string;
  to: string;
  /** Why the two make no period. */
  error: string | undefined;
  /** Both ends change at once: the address takes one change at a time. */
  onChange: (changes: { from?: string; to?: string }) => void;
}

/** A list's period: two days, either of which may be left open. */
export function PeriodCondition({ texts, from, to, error, onChange }: Props) {
  const chip = from === '' && to === '' ? undefined : `${from} ~ ${to}`;
  return (
    <FilterPart chip={chip} onRemove={() => onChange({ from: '', to: '' })}>
      <Row gap={8} wrap={false}>
        <DayCondition
          label={texts.from}
          pickerLabel={texts.pickFrom}
          value={from}
          onChange={(value) => onChange({ from: value })}
        />
        <DayCondition
          label={texts.to}
          pickerLabel={texts.pickTo}
          value={to}
          error={error}
          onChange={(value) => onChange({ to: value })}
        />
      </Row>
    </FilterPart>
  );
}
