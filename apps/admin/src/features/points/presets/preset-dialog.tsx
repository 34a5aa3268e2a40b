import columnStyles from '@academy/ui/styles/column.module.css';
import {
  pointFilterName,
  POINTS_LIMIT,
  pointTypeSchema,
  type PointPreset,
} from '@academy/domain/points';
import { Button } from '@academy/ui/button';
import { Checkbox } from '@academy/ui/checkbox';
import { Dialog } from '@academy/ui/dialog';
import { NumberField } from '@academy/ui/number-field';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { TextField } from '@academy/ui/text-field';
import { closeText, saveText } from '@academy/ui/words';
import { useId, useState, type FormEvent } from 'react';
import { presetTexts as texts } from './preset-texts';

const types = pointTypeSchema.options.map((value) => ({ value, label: pointFilterName(value) }));

interface Props {
  /** Null: a new one. */
  preset: PointPreset | null;
  others: readonly PointPreset[];
  busy: boolean;
  onClose: () => void;
  onSave: (edited: Pick<PointPreset, 'pointType' | 'name' | 'points' | 'asksConfirmation'>) => void;
}

/** An item's type, name and score. */
export function PresetDialog({ preset, others, busy, onClose, onSave }: Props) {
  const formId = useId();
  const [pointType, setPointType] = useState(preset?.pointType ?? 'PENALTY');
  const [name, setName] = useState(preset?.name ?? '');
  const [points, setPoints] = useState<number | null>(preset?.points ?? null);
  const [asksConfirmation, setAsks] = useState(preset?.asksConfirmation ?? false);
  const [asked, setAsked] = useState(false);
  const title = name.trim();
  const nameError =
    title === ''
      ? texts.nameNeeded
      : others.some((other) => other.name === title)
        ? texts.sameName
        : undefined;
  const inRange = points !== null && points >= 1 && points <= POINTS_LIMIT;
  const pointsError = inRange ? undefined : texts.range(POINTS_LIMIT);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!busy && nameError === undefined && inRange)
      onSave({
        pointType,
        name: title,
        points,
        asksConfirmation: asksConfirmation && pointType === 'PENALTY',
      });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={preset ? texts.editTitle : texts.addTitle}
      footer={
        <>
          <Button onClick={onClose}>{closeText}</Button>
          <Button type="submit" form={formId} variant="primary" loading={busy}>
            {saveText}
          </Button>
        </>
      }
    >
      <form id={formId} className={columnStyles.gap12} noValidate onSubmit={submit}>
        <SegmentedControl
          label={texts.type}
          options={types}
          value={pointType}
          onValueChange={setPointType}
        />
        <TextField
          label={texts.name}
          value={name}
          maxLength={texts.nameLimit}
          error={asked ? nameError : undefined}
          onValueChange={setName}
        />
        <NumberField
          label={texts.points}
          unit={texts.unit}
          value={points}
          error={asked ? pointsError : undefined}
          onValueChange={setPoints}
        />
        {pointType === 'PENALTY' && (
          <Checkbox label={texts.asks} checked={asksConfirmation} onCheckedChange={setAsks} />
        )}
      </form>
    </Dialog>
  );
}
