import {
  newsCategoryName,
  newsStateName,
  newsCategorySchema,
  newsStateSchema,
  type ManagedNews,
  type ManagedNewsPage,
} from '@academy/domain/news';
import { formatMonth, seoulMonth, shiftMonth } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { GridViewMenu, type GridView } from '@academy/ui/data-grid';
import { PlusIcon, PrintIcon } from '@academy/ui/icon';
import { Select } from '@academy/ui/select';
import { api } from '../../shared/api';
import { ExportMenu } from '../../shared/lists/export-menu';
import { countText, gridViewTexts } from '../../shared/kit-texts';
import { ListToolbar } from '../../shared/lists/list-toolbar';
import { useManager } from '../../shared/use-manager';
import { useNow } from '../../shared/use-now';
import { newsTexts as texts } from './news-texts';
import type { NewsFilterState } from './use-news-filter';

interface Props {
  page: ManagedNewsPage | undefined;
  filter: NewsFilterState;
  view: GridView<ManagedNews>;
  onCreate: () => void;
}

/** From half a year back to a quarter ahead: what somebody looks for. */
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
      actions={
        <>
          <GridViewMenu view={view} texts={gridViewTexts} />
          <ExportMenu
            load={(format, _contacts, control) =>
              api.exportNews({ params: { format }, query: conditions, ...control })
            }
          />
          <Button size="dense" onClick={() => window.print()}>
            <PrintIcon /> {texts.print}
          </Button>
          <Button size="dense" variant="primary" disabledReason={missing} onClick={onCreate}>
            <PlusIcon /> {texts.create}
          </Button>
        </>
      }
    >
      <Select
        size="dense"
        label={texts.category}
        labelHidden
        value={filter.category ?? ''}
        onValueChange={(value) => state.set('category', value)}
      >
        <option value="">{texts.everyCategory}</option>
        {newsCategorySchema.options.map((category) => (
          <option key={category} value={category}>
            {newsCategoryName(category)}
          </option>
        ))}
      </Select>
      <Select
        size="dense"
        label={texts.state}
        labelHidden
        value={filter.state ?? ''}
        onValueChange={(value) => state.set('state', value)}
      >
        <option value="">{texts.everyState}</option>
        {newsStateSchema.options.map((each) => (
          <option
            key={each}
            value={each}
          >{`${newsStateName(each)} ${page?.counts[each] ?? ''}`}</option>
        ))}
      </Select>
      <Select
        size="dense"
        label={texts.month}
        labelHidden
        value={filter.month ?? ''}
        onValueChange={(value) => state.set('month', value)}
      >
        <option value="">{texts.everyMonth}</option>
        {[...new Set(filter.month ? [filter.month, ...months] : months)].map((month) => (
          <option key={month} value={month}>
            {formatMonth(month)}
          </option>
        ))}
      </Select>
    </ListToolbar>
  );
}
