export { FilterBar, type FilterBarProps } from './filter-bar';
export { FilterChip, type FilterChipProps, type FilterOption } from './filter-chip';
export {
  FilterPart,
  FilterSelect,
  type FilterPartProps,
  type FilterSelectProps,
} from './filter-part';
export { FilterToggle, type FilterToggleProps } from './filter-toggle';
