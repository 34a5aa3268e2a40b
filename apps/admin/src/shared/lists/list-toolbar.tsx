import { GridViewSheet, type GridView } from '@academy/ui/data-grid';
import { FilterBar, type FilterBarProps } from '@academy/ui/filter-bar';
import { PrintIcon, SettingsIcon } from '@academy/ui/icon';
import type { MenuItem } from '@academy/ui/menu';
import { useState } from 'react';
import { gridViewTexts, listTexts } from '../texts/kit-texts';
import { usePageActions } from '../page-actions';
import { ListSearch } from './list-search';
import { useExport, type ExportOptions } from './use-export';

export interface ListToolbarProps<Row> extends Pick<
  FilterBarProps,
  'label' | 'count' | 'actions' | 'primary' | 'children'
> {
  /** What the list is narrowed to; kept in the address by the page's own hook. */
  filter?: {
    q?: string;
    setQ?: (q: string) => void;
    narrowed: boolean;
    clear: () => void;
  };
  /** Name of the search, and what it says while it is empty unless `placeholder` says more. */
  search?: string;
  placeholder?: string;
  /** The list as a file. */
  file?: ExportOptions;
  /** The list on paper: one form, or a menu's worth of them. */
  onPrint?: (() => void) | readonly MenuItem[];
  /** Its columns, where some can be hidden. */
  view?: GridView<Row>;
  /** What else can be done with the list. */
  more?: readonly MenuItem[];
}

const iconOf = (item: MenuItem) => ({ icon: <PrintIcon />, ...item });

/**
 * The tools of a list, the same on every page: search, conditions (`children`), and behind ⋯ its
 * file, its paper and its columns.
 */
export function ListToolbar<Row>({
  filter,
  search = '',
  placeholder = search,
  file,
  onPrint = [],
  view,
  more = [],
  ...bar
}: ListToolbarProps<Row>) {
  const [choosing, setChoosing] = useState(false);
  const { items, line } = useExport(file);
  const papers =
    typeof onPrint === 'function' ? [{ label: listTexts.print, onSelect: onPrint }] : onPrint;
  const columns = {
    label: gridViewTexts.title,
    icon: <SettingsIcon />,
    onSelect: () => setChoosing(true),
  };
  const menu = [...more, ...items, ...papers.map(iconOf), ...(view ? [columns] : [])];
  usePageActions(menu);
  return (
    <>
      <FilterBar
        {...bar}
        texts={listTexts}
        clearLabel={filter?.narrowed ? listTexts.clearFilter : undefined}
        {...(filter && { onClear: filter.clear })}
        search={
          filter?.setQ && (
            <ListSearch
              label={search}
              placeholder={placeholder}
              value={filter.q ?? ''}
              onValueChange={filter.setQ}
            />
          )
        }
        more={menu}
      />
      {line}
      {view && (
        <GridViewSheet
          view={view}
          texts={gridViewTexts}
          open={choosing}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
