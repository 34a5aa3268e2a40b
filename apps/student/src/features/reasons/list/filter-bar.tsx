import { reasonStatusSchema } from '@academy/domain/reasons';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { reasonsTexts } from '../../../shared/messages/reasons-texts';
import type { ReasonFilter } from '../reasons-queries';

const FILTERS: readonly ReasonFilter[] = ['ALL', ...reasonStatusSchema.options];
const OPTIONS = FILTERS.map((value) => ({ value, label: reasonsTexts.filters[value] }));

/** 전체 · 대기 · 승인 · 반려 · 철회. */
export function FilterBar({
  filter,
  onChoose,
}: {
  filter: ReasonFilter;
  onChoose: (filter: ReasonFilter) => void;
}) {
  return (
    <SegmentedControl
      block
      label={reasonsTexts.filter}
      options={OPTIONS}
      value={filter}
      onValueChange={onChoose}
    />
  );
}
