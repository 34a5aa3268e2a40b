import { Button } from '../button';
import { Checkbox } from '../checkbox';
import { ChevronDownIcon } from '../icon';
import { cx } from '../internal/cx';
import { Row, Stack } from '../layout';
import { Popover } from '../popover';
import { ConditionChip, useConditionPlace } from './conditions';
import textStyles from '../styles/text.module.css';
import styles from './filter-bar.module.css';

export interface FilterOption {
  /** What `onValuesChange` gets. */
  value: string;
  /** 고1 */
  label: string;
  /** How many rows it has. */
  count?: number;
}

export interface FilterChipProps {
  /** What is chosen here: 학년. */
  label: string;
  /** All there is to choose, in a fixed order. */
  options: readonly FilterOption[];
  /** The chosen ones; none means all. */
  values: readonly string[];
  /** The new choice after every tick; none means all. */
  onValuesChange: (values: string[]) => void;
  /** Text of the button that takes the choice back: 전체. */
  allLabel: string;
}

/** As many as the chip spells out. */
const SPELLED = 2;

/**
 * One condition of several choices: in the panel of a bar its boxes, outside of one a chip that
 * opens them.
 */
export function FilterChip({ label, options, values, onValuesChange, allLabel }: FilterChipProps) {
  const place = useConditionPlace();
  const chosen = options.filter(({ value }) => values.includes(value));
  const spelled = chosen.slice(0, SPELLED).map((option) => option.label);
  const more = chosen.length > SPELLED ? ` +${chosen.length - SPELLED}` : '';
  const text = chosen.length > 0 ? `${label}: ${spelled.join(', ')}${more}` : label;
  if (place === 'chip')
    return chosen.length > 0 && <ConditionChip text={text} onRemove={() => onValuesChange([])} />;
  const boxes = options.map(({ value, label: name, count }) => (
    <Checkbox
      key={value}
      size="dense"
      label={count === undefined ? name : `${name} (${count})`}
      checked={values.includes(value)}
      onCheckedChange={(on) =>
        onValuesChange(on ? [...values, value] : values.filter((other) => other !== value))
      }
    />
  ));
  return place === 'control' ? (
    <fieldset>
      <legend className={textStyles.label}>{label}</legend>
      <Row gap={12} lineGap={4}>
        {boxes}
      </Row>
    </fieldset>
  ) : (
    <Popover
      className={cx(styles.chip, chosen.length > 0 && styles.on)}
      panelLabel={label}
      panel={
        <Stack gap={4}>
          {boxes}
          <Button size="dense" onClick={() => onValuesChange([])}>
            {allLabel}
          </Button>
        </Stack>
      }
    >
      {text}
      <ChevronDownIcon size="1em" />
    </Popover>
  );
}
