import {
  pointFilterName,
  POINT_REASON_LIMIT,
  POINTS_LIMIT,
  formatPoint,
  pointTypeSchema,
  type PointPreset,
} from '@academy/domain/points';
import { matchesName } from '@academy/domain/identity';
import { NumberField } from '@academy/ui/number-field';
import { SearchField } from '@academy/ui/search-field';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { TextField } from '@academy/ui/text-field';
import { useState } from 'react';
import { useManager } from '../../shared/use-manager';
import type { DraftItem, OwnScore } from './issue-draft';
import { issueTexts } from './issue-texts';
import styles from './item-step.module.css';
import { PresetButton } from './preset-button';
import { Step } from './step';

const texts = issueTexts.item;
/** What is given most often stands in sight. */
const OFTEN = 8;
const types = pointTypeSchema.options.map((value) => ({ value, label: pointFilterName(value) }));
const EMPTY: OwnScore = { kind: 'own', pointType: 'PENALTY', points: null, reason: '' };

interface Props {
  presets: readonly PointPreset[];
  item: DraftItem;
  onChange: (item: DraftItem) => void;
  disabledReason: string | undefined;
}

function OwnFields({ item, onChange }: { item: OwnScore; onChange: (item: OwnScore) => void }) {
  const wrong = item.points !== null && (item.points < 1 || item.points > POINTS_LIMIT);
  return (
    <div className={styles.own}>
      <SegmentedControl
        label={texts.ownType}
        options={types}
        value={item.pointType}
        onValueChange={(pointType) => onChange({ ...item, pointType })}
      />
      <NumberField
        label={texts.ownPoints}
        unit={texts.unit}
        value={item.points}
        onValueChange={(points) => onChange({ ...item, points })}
        error={wrong ? texts.range(POINTS_LIMIT) : undefined}
      />
      <TextField
        className={styles.wide}
        label={texts.ownReason}
        value={item.reason}
        maxLength={POINT_REASON_LIMIT}
        onValueChange={(reason) => onChange({ ...item, reason })}
      />
    </div>
  );
}

/**
 * ② 항목: the ones that are used most, all others by typing, and a score of one's own for whom may
 * give one.
 */
export function ItemStep({ presets, item, onChange, disabledReason }: Props) {
  const [typed, setTyped] = useState('');
  const missing = useManager().missing('points.own-score');
  const offered = presets.filter(({ hidden }) => !hidden);
  const often = new Set(
    offered
      .toSorted((a, b) => b.used - a.used)
      .slice(0, OFTEN)
      .map(({ id }) => id),
  );
  const chosenId = item.kind === 'preset' ? item.presetId : undefined;
  const shown = offered.filter(({ id, name }) =>
    typed === '' ? often.has(id) || id === chosenId : matchesName(name, typed),
  );

  return (
    <Step title={texts.title}>
      <SearchField
        label={texts.find}
        placeholder={texts.hint}
        clearLabel={texts.clear}
        value={typed}
        onValueChange={setTyped}
      />
      <fieldset className={styles.presets} aria-label={texts.often}>
        {shown.map((preset) => (
          <PresetButton
            key={preset.id}
            type={preset.pointType}
            name={preset.name}
            score={formatPoint(preset)}
            pressed={preset.id === chosenId}
            disabledReason={disabledReason}
            onPress={() =>
              onChange(
                preset.id === chosenId ? { kind: 'none' } : { kind: 'preset', presetId: preset.id },
              )
            }
          />
        ))}
        <PresetButton
          name={texts.own}
          pressed={item.kind === 'own'}
          disabledReason={disabledReason ?? missing}
          onPress={() => onChange(item.kind === 'own' ? { kind: 'none' } : EMPTY)}
        />
      </fieldset>
      {shown.length === 0 && (
        <p className={styles.none} aria-live="polite">
          {offered.length === 0 ? texts.empty : texts.none}
        </p>
      )}
      {item.kind === 'own' && <OwnFields item={item} onChange={onChange} />}
    </Step>
  );
}
