import { AUDIT_TOPICS, type AuditSlice, auditTopicName } from '@academy/domain/audit';
import { Button } from '@academy/ui/button';
import { FilterBar } from '@academy/ui/filter-bar';
import { PrintIcon } from '@academy/ui/icon';
import { Select } from '@academy/ui/select';
import { api } from '../../shared/api';
import { ExportMenu } from '../../shared/lists/export-menu';
import { listTexts } from '../../shared/kit-texts';
import styles from './audit-tab.module.css';
import { auditTexts as texts } from './audit-texts';
import { DayCondition } from '../../shared/lists/day-condition';
import { StudentCondition } from './student-condition';
import type { AuditFilterState } from './use-audit-filter';

interface Props {
  state: AuditFilterState;
  actors: AuditSlice['actors'];
  count: string | undefined;
}

/** What of the log is shown, and what can be done with it. */
export function AuditToolbar({ state, actors, count }: Props) {
  const [from, to] = [state.get('from'), state.get('to')];
  const backwards = from !== '' && to !== '' && to < from;
  return (
    <FilterBar
      label={texts.find}
      count={count}
      clearLabel={state.narrowed ? listTexts.clearFilter : undefined}
      onClear={state.clear}
      actions={
        <>
          <Button size="dense" onClick={() => window.print()}>
            <PrintIcon /> {texts.print}
          </Button>
          <ExportMenu
            load={(format, _contacts, control) =>
              api.exportAuditLog({ params: { format }, query: state.filter, ...control })
            }
          />
        </>
      }
    >
      <Select
        size="dense"
        label={texts.topic}
        labelHidden
        value={state.get('topic')}
        onValueChange={(value) => state.set('topic', value)}
      >
        <option value="">{texts.everyTopic}</option>
        {AUDIT_TOPICS.map((topic) => (
          <option key={topic} value={topic}>
            {auditTopicName(topic)}
          </option>
        ))}
      </Select>
      <Select
        size="dense"
        label={texts.who}
        labelHidden
        value={state.get('who')}
        onValueChange={(value) => state.set('who', value)}
      >
        <option value="">{texts.everybody}</option>
        {actors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="student">{texts.anyStudent}</option>
        <option value="system">{texts.system}</option>
      </Select>
      <StudentCondition studentId={state.get('of')} onChange={(value) => state.set('of', value)} />
      <div className={styles.period}>
        <DayCondition
          label={texts.from}
          pickerLabel={texts.pickFrom}
          value={from}
          onChange={(value) => state.set('from', value)}
        />
        <span aria-hidden="true">~</span>
        <DayCondition
          label={texts.to}
          pickerLabel={texts.pickTo}
          value={to}
          onChange={(value) => state.set('to', value)}
          error={backwards ? texts.backwards : undefined}
        />
      </div>
    </FilterBar>
  );
}
