import { SearchField, type SearchFieldProps } from '@academy/ui/search-field';
import { listTexts } from '../texts/kit-texts';

/** The search of a list, in its toolbar. */
export const ListSearch = (
  props: Omit<SearchFieldProps, 'size' | 'clearLabel' | 'labelHidden'>,
) => <SearchField {...props} size="dense" clearLabel={listTexts.clearSearch} />;
