import {
  newsCategoryName,
  newsCategorySchema,
  newsStateName,
  newsStateSchema,
  type ManagedNews,
  type ManagedNewsPage,
} from '@academy/domain/news';
import { formatMonth, seoulMonth, shiftMonth } from '@academy/domain/time';
import type { GridView } from '@academy/ui/data-grid';
import { FilterSelect } from '@academy/ui/filter-bar';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { api } from '../../shared/api';
import { countText } from '../../shared/texts/kit-texts';
import { CreateButton } from '../../shared/lists/create-button';
import { ListToolbar } from '../../shared/lists/list-toolbar';
import { useManager } from '../../shared/session/use-manager';
import { useNow } from '../../shared/use-now';
import { newsTexts as texts } from './news-texts';
import type { NewsFilterState } from './use-news-filter';

/** Everything, or one kind of notice: what is kept here is seen above the list. */
export const NewsKinds = ({ filter: { filter, set } }: Pick<Props, 'filter'>) => (
  <SegmentedControl
    size="dense"
    label={texts.category}
    value={filter.category ?? ''}
    options={[
      { value: '', label: texts.everyCategory },
      ...newsCategorySchema.options.map((value) => ({ value, label: newsCategoryName(value) })),
    ]}
    onValueChange={(value) => set('category', value)}
  />
);

interface Props {
  page: ManagedNewsPage | undefined;
  filter: NewsFilterState;
  view: GridView<ManagedNews>;
  onCreate: () => void;
}

/** From half a year back to a quarter ahead. */
const MONTHS = Array.from({ length: 10 }, (_, index) => index - 6).toReversed();

/** What of the notices is shown, and what can be done with them. */
export function NewsToolbar({ page, filter: state, view, onCreate }: Props) {
  const missing = useManager().missing('news.write');
  const thisMonth = seoulMonth(useNow());
  const { filter } = state;
  const { page: _page, ...conditions } = filter;
  const months = MONTHS.map((by) => shiftMonth(thisMonth, by));
  const everything =
    page &&
    Object.entries(page.counts).reduce(
      (sum, [each, count]) => sum + (each === 'deleted' ? 0 : count),
      0,
    );

  return (
    <ListToolbar
      filter={state}
      search={texts.search}
      label={texts.find}
      count={
        page &&
        everything !== undefined &&
        countText(
          filter.state === 'deleted' ? page.totalElements : everything,
          page.totalElements,
          texts.unit,
        )
      }
      file={{
        load: (format, _contacts, control) =>
          api.exportNews({ params: { format }, query: conditions, ...control }),
      }}
      onPrint={() => window.print()}
      view={view}
      primary={
        <CreateButton disabledReason={missing} onClick={onCreate}>
          {texts.create}
        </CreateButton>
      }
    >
      <FilterSelect
        label={texts.month}
        value={filter.month ?? ''}
        options={[
          { value: '', label: texts.everyMonth },
          ...[...new Set(filter.month ? [filter.month, ...months] : months)].map((value) => ({
            value,
            label: formatMonth(value),
          })),
        ]}
        onValueChange={(value) => state.set('month', value)}
      />
      <FilterSelect
        label={texts.state}
        value={filter.state ?? ''}
        options={[
          { value: '', label: texts.everyState },
          ...newsStateSchema.options.map((value) => ({
            value,
            label: `${newsStateName(value)} ${page?.counts[value] ?? ''}`.trim(),
          })),
        ]}
        onValueChange={(value) => state.set('state', value)}
      />
    </ListToolbar>
  );
}
