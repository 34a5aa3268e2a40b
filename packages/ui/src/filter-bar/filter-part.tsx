import type { ReactNode } from 'react';
import { Select } from '../select';
import { ConditionChip, useConditionPlace } from './conditions';
import type { FilterOption } from './filter-chip';

export interface FilterPartProps {
  /** What the chip says while the condition is in use: 11월 1일부터; undefined while it is not. */
  chip: string | undefined;
  /** Takes the condition away. */
  onRemove: () => void;
  /** The control, in the panel. */
  children: ReactNode;
}

/** A condition with a control of its own: days, a student. */
export function FilterPart({ chip, onRemove, children }: FilterPartProps) {
  if (useConditionPlace() !== 'chip') return children;
  return chip !== undefined && <ConditionChip text={chip} onRemove={onRemove} />;
}

export interface FilterSelectProps {
  /** 학년 */
  label: string;
  /** In the order they are offered; the first narrows nothing: 전체. */
  options: readonly FilterOption[];
  /** The chosen one. */
  value: string;
  /** Another one was chosen. */
  onValueChange: (value: string) => void;
  /** Why nothing can be chosen: it stays visible and says so. */
  disabledReason?: string | undefined;
}

/** One condition with one choice. */
export function FilterSelect({
  label,
  options,
  value,
  onValueChange,
  disabledReason,
}: FilterSelectProps) {
  const [none] = options;
  const chosen = options.find((option) => option.value === value);
  return (
    <FilterPart
      chip={chosen === none ? undefined : chosen && `${label}: ${chosen.label}`}
      onRemove={() => onValueChange(none?.value ?? '')}
    >
      <Select
        size="dense"
        label={label}
        value={value}
        onValueChange={onValueChange}
        {...(disabledReason !== undefined && { disabledReason })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.count === undefined ? option.label : `${option.label} (${option.count})`}
          </option>
        ))}
      </Select>
    </FilterPart>
  );
}
