import textStyles from '@academy/ui/styles/text.module.css';
import type { Reading } from '@academy/app-kit/queries';
import { matchesName } from '@academy/domain/identity';
import {
  formatPoint,
  POINT_REASON_LIMIT,
  pointFilterName,
  POINTS_LIMIT,
  pointTypeSchema,
  type PointPreset,
  type PointType,
} from '@academy/domain/points';
import { onEnter } from '@academy/ui/enter-key';
import { NumberField } from '@academy/ui/number-field';
import { SearchField } from '@academy/ui/search-field';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { TextField } from '@academy/ui/text-field';
import { useId, useState } from 'react';
import { Answered } from '../../../../shared/page/answered';
import { useManager } from '../../../../shared/session/use-manager';
import { issueTexts } from '../../points-texts';
import type { DraftItem, OwnScore } from '../issue-draft';
import styles from './item-step.module.css';
import { goOn } from '../go-on';
import { Step } from './step';

interface PresetButtonProps {
  name: string;
  /** Missing: the way to a score of one's own. */
  type?: PointType;
  /** With its sign: −2점. */
  score?: string;
  pressed: boolean;
  disabledReason: string | undefined;
  onPress: () => void;
}

/** An item to choose: what it is, and what it costs or gives. */
function PresetButton({ name, type, score, pressed, disabledReason, onPress }: PresetButtonProps) {
  const reasonId = useId();
  return (
    <>
      <button
        type="button"
        className={styles.preset}
        data-type={type}
        aria-pressed={pressed}
        aria-disabled={disabledReason ? true : undefined}
        aria-describedby={disabledReason ? reasonId : undefined}
        title={disabledReason}
        onClick={() => disabledReason === undefined && onPress()}
      >
        <span>{name}</span>
        {type && <span className={styles.score}>{`${pointFilterName(type)} ${score ?? ''}`}</span>}
      </button>
      {disabledReason && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
}

const texts = issueTexts.item;
/** Of each type, the items given most often are in view. */
const OFTEN = 4;
const types = pointTypeSchema.options.map((value) => ({ value, label: pointFilterName(value) }));
const EMPTY: OwnScore = { kind: 'own', pointType: 'PENALTY', points: null, reason: '' };

const oftenOf = (presets: readonly PointPreset[], type: PointType) =>
  presets
    .filter(({ pointType }) => pointType === type)
    .toSorted((a, b) => b.used - a.used)
    .slice(0, OFTEN);

/** How far a name is from being what was typed: itself, one that begins so, or another. */
const distance = (name: string, typed: string) =>
  name === typed ? 0 : name.startsWith(typed) ? 1 : 2;

/** What is typed finds the nearest first: Enter takes that. */
const nearest = (presets: readonly PointPreset[], typed: string) =>
  presets
    .filter(({ name }) => matchesName(name, typed))
    .toSorted((a, b) => distance(a.name, typed) - distance(b.name, typed));

interface Props {
  presets: Reading<{ content: readonly PointPreset[] }>;
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
 * ② 항목: the most used ones, all others by typing, and a custom score with the right to give one.
 */
export function ItemStep({ presets, item, onChange, disabledReason }: Props) {
  const [typed, setTyped] = useState('');
  const missing = useManager().missing('points.own-score');
  const offered = presets.data?.content.filter(({ hidden }) => !hidden) ?? [];
  const often = new Set(pointTypeSchema.options.flatMap((type) => oftenOf(offered, type)));
  const chosenId = item.kind === 'preset' ? item.presetId : undefined;
  const shown =
    typed === ''
      ? offered.filter((preset) => often.has(preset) || preset.id === chosenId)
      : nearest(offered, typed.trim());
  const takeFirst = onEnter<HTMLInputElement>((event) => {
    const [first] = shown;
    if (typed === '' || !first || disabledReason !== undefined) return;
    event.preventDefault();
    onChange({ kind: 'preset', presetId: first.id });
    setTyped('');
  });
  const more = typed === '' ? offered.length - shown.length : 0;

  return (
    <Step title={texts.title}>
      <SearchField
        label={texts.find}
        placeholder={texts.hint}
        clearLabel={texts.clear}
        value={typed}
        onValueChange={setTyped}
        onKeyDown={(event) => {
          takeFirst(event);
          goOn(event);
        }}
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
      {more > 0 && <p className={textStyles.nothing}>{texts.more(more)}</p>}
      {shown.length === 0 && (
        <Answered of={presets} rows={2}>
          {() => (
            <p className={textStyles.nothing} aria-live="polite">
              {offered.length === 0 ? texts.empty : texts.none}
            </p>
          )}
        </Answered>
      )}
      {item.kind === 'own' && <OwnFields item={item} onChange={onChange} />}
    </Step>
  );
}
