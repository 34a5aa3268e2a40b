import { AUDIT_TOPICS, type AuditSlice, auditTopicName } from '@academy/domain/audit';
import { FilterSelect } from '@academy/ui/filter-bar';
import { api } from '../../shared/api';
import { ListToolbar } from '../../shared/lists/list-toolbar';
import { PeriodCondition } from '../../shared/lists/period-condition';
import { auditTexts as texts } from './audit-texts';
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
    <ListToolbar
      label={texts.find}
      count={count}
      filter={{ narrowed: state.narrowed, clear: state.clear }}
      file={{
        load: (format, _contacts, control) =>
          api.exportAuditLog({ params: { format }, query: state.filter, ...control }),
      }}
      onPrint={() => window.print()}
    >
      <FilterSelect
        label={texts.topic}
        value={state.get('topic')}
        options={[
          { value: '', label: texts.everyTopic },
          ...AUDIT_TOPICS.map((value) => ({ value, label: auditTopicName(value) })),
        ]}
        onValueChange={(value) => state.set('topic', value)}
      />
      <FilterSelect
        label={texts.who}
        value={state.get('who')}
        options={[
          { value: '', label: texts.everybody },
          ...actors.map(({ id, name }) => ({ value: id, label: name })),
          { value: 'student', label: texts.anyStudent },
          { value: 'system', label: texts.system },
        ]}
        onValueChange={(value) => state.set('who', value)}
      />
      <StudentCondition studentId={state.get('of')} onChange={(value) => state.set('of', value)} />
      <PeriodCondition
        texts={texts}
        from={from}
        to={to}
        error={backwards ? texts.backwards : undefined}
        onChange={state.setPeriod}
      />
    </ListToolbar>
  );
}
