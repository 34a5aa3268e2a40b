import { offeredBy } from '@academy/app-kit/queries';
import { AUDIT_TOPICS, type AuditSlice, auditTopicName } from '@academy/domain/audit';
import { phoneTailText, type StudentChoice } from '@academy/domain/identity';
import { studentIdSchema } from '@academy/domain/ids';
import { Combobox } from '@academy/ui/combobox';
import { FilterSelect, FilterPart, FilterToggle } from '@academy/ui/filter-bar';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api';
import { ListToolbar } from '../../shared/lists/list-toolbar';
import { PeriodCondition } from '../../shared/lists/period-condition';
import { auditTexts as texts } from './audit-texts';
import type { AuditFilterState } from './use-audit-filter';
import { auditQueries } from './audit-queries';

const hintOf = ({ seat, grade, school, phoneTail }: StudentChoice) =>
  [seat, grade, school, phoneTailText(phoneTail)].filter(Boolean).join(' · ');

function Chosen({ studentId, onClear }: { studentId: string; onClear: () => void }) {
  const { data } = useQuery(auditQueries.student(studentIdSchema.parse(studentId)));
  return (
    <FilterToggle pressed onPressedChange={onClear}>
      {data?.name ?? texts.anyStudent}
    </FilterToggle>
  );
}

/** One student of the log: found by typing, then a condition that is pressed away. */
function StudentCondition({
  studentId,
  onChange,
}: {
  studentId: string;
  onChange: (studentId: string) => void;
}) {
  const [typed, setTyped] = useState('');
  const students = useQuery(auditQueries.students(typed));
  if (studentId !== '') return <Chosen studentId={studentId} onClear={() => onChange('')} />;
  return (
    <FilterPart chip={undefined} onRemove={() => onChange('')}>
      <Combobox
        size="dense"
        label={texts.student}
        labelHidden
        placeholder={texts.studentHint}
        clearLabel={texts.clearStudent}
        emptyText={texts.noStudent}
        value={typed}
        onValueChange={setTyped}
        options={
          typed === ''
            ? []
            : offeredBy(students, ({ content }) =>
                content.map((one) => ({ id: one.id, label: one.name, hint: hintOf(one) })),
              )
        }
        onSelect={(id) => {
          setTyped('');
          onChange(id);
        }}
      />
    </FilterPart>
  );
}

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
