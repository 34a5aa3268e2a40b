import { CLOSING_CAUSES, mealName } from '@academy/domain/meals';
import { closingCauseName } from '@academy/domain/calendar';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { Select } from '@academy/ui/select';
import { TextField } from '@academy/ui/text-field';
import { ClosingDays } from './closing-days';
import type { ClosingDraft } from './closing-draft';
import { closingTexts as texts } from './closing-texts';

const mealOptions = [
  { value: 'both', label: texts.both },
  { value: 'lunch', label: mealName('lunch') },
  { value: 'dinner', label: mealName('dinner') },
] as const;

interface Props {
  draft: ClosingDraft;
  onChange: (changes: Partial<ClosingDraft>) => void;
}

/** Which days, which meals, and why. */
export function ClosingForm({ draft: { dates, meals, cause, note }, onChange }: Props) {
  return (
    <>
      <ClosingDays dates={dates} onChange={(next) => onChange({ dates: next })} />
      <SegmentedControl
        block
        label={texts.meals}
        options={mealOptions}
        value={meals}
        onValueChange={(next) => onChange({ meals: next })}
      />
      <Select
        label={texts.cause}
        value={cause}
        onValueChange={(value) =>
          onChange({ cause: CLOSING_CAUSES.find((one) => one === value) ?? 'OTHER' })
        }
      >
        {CLOSING_CAUSES.map((one) => (
          <option key={one} value={one}>
            {closingCauseName(one)}
          </option>
        ))}
      </Select>
      <TextField
        label={texts.note}
        placeholder={texts.notePlaceholder}
        value={note}
        maxLength={200}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
    </>
  );
}
