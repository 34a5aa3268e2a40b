import { FilterBar, type FilterBarProps } from '@academy/ui/filter-bar';
import { listTexts } from '../kit-texts';
import { ListSearch } from './list-search';

interface Props extends Pick<FilterBarProps, 'label' | 'count' | 'actions' | 'children'> {
  /** What the list is narrowed to; kept in the address by the page's own hook. */
  filter: { q: string; setQ: (q: string) => void; narrowed: boolean; clear: () => void };
  /** Name of the search, and what it says while it is empty unless `placeholder` says more. */
  search: string;
  placeholder?: string;
}

/**
 * The toolbar of a list: search first, then the list's own conditions (`children`), how much is
 * shown, and what can be done with it.
 */
export function ListToolbar({ filter, search, placeholder = search, children, ...rest }: Props) {
  return (
    <FilterBar
      {...rest}
      clearLabel={filter.narrowed ? listTexts.clearFilter : undefined}
      onClear={filter.clear}
    >
      <ListSearch
        label={search}
        placeholder={placeholder}
        value={filter.q}
        onValueChange={filter.setQ}
      />
      {children}
    </FilterBar>
  );
}
