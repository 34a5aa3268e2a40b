import { reasonStatusName } from '@academy/domain/messages';
import { reasonStatusSchema } from '@academy/domain/reasons';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { reasonsTexts } from '../../../shared/messages/reasons-texts';
import type { ReasonFilter } from '../reasons-queries';

const OPTIONS: { value: ReasonFilter; label: string }[] = [
  { value: 'ALL', label: reasonsTexts.all },
  ...reasonStatusSchema.options.map((value) => ({ value, label: reasonStatusName(value) })),
];

/** 전체 · 승인 대기 · 승인 · 반려 · 철회. */
export function FilterBar({ filter, onChoose }: { filter: ReasonFilter; onChoose: (filter: ReasonFilter) => void }) {
  return <SegmentedControl block label={reasonsTexts.filter} options={OPTIONS} value={filter} onValueChange={onChoose} />;
}
