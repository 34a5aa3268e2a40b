import { DEPOSIT_STATES } from '@academy/domain/deposits';
import { depositStateName } from '@academy/domain/messages';
import { FilterBar } from '@academy/ui/filter-bar';
import { SearchField } from '@academy/ui/search-field';
import { Select } from '@academy/ui/select';
import type { ReactNode } from 'react';
import { countText, listTexts } from '../../shared/kit-texts';
import { dashboardTexts as texts } from './dashboard-texts';
import type { DepositFilterState } from './use-deposit-filter';

/** Search, state, grade; how many those are; and what can be done with them. */
export function DepositFilterBar({ filter, all, actions }: { filter: DepositFilterState; all: number; actions: ReactNode }) {
  return (
    <FilterBar label={texts.find} count={countText(all, filter.shown.length, '명')} actions={actions} clearLabel={filter.narrowed ? listTexts.clearFilter : undefined} onClear={filter.reset}>
      <SearchField size="dense" label={texts.find} placeholder={texts.placeholder} value={filter.q} onValueChange={filter.setQ} clearLabel={listTexts.clearSearch} />
      <Select size="dense" label={texts.state} labelHidden value={filter.state ?? ''} onValueChange={filter.setState}>
        <option value="">{`${texts.state}: ${texts.all}`}</option>
        {DEPOSIT_STATES.map((state) => <option key={state} value={state}>{`${depositStateName(state)} (${filter.counts[state]})`}</option>)}
      </Select>
      <Select size="dense" label={texts.grade} labelHidden value={filter.grade} onValueChange={filter.setGrade}>
        <option value="">{`${texts.grade}: ${texts.all}`}</option>
        {filter.grades.map((grade) => <option key={grade} value={grade}>{grade}</option>)}
      </Select>
    </FilterBar>
  );
}
