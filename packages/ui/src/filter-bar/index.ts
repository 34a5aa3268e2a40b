export { FilterBar, type FilterBarProps } from './filter-bar';
export { FilterChip, type FilterChipProps, type FilterOption } from './filter-chip';
export { FilterToggle, type FilterToggleProps } from './filter-toggle';
