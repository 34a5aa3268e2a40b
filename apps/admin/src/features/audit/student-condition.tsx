import { studentIdSchema } from '@academy/domain/ids';
import type { StudentChoice } from '@academy/domain/identity';
import { Combobox } from '@academy/ui/combobox';
import { FilterPart, FilterToggle } from '@academy/ui/filter-bar';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { auditQueries } from './audit-queries';
import { auditTexts as texts } from './audit-texts';

const hintOf = ({ seat, grade, school, phoneTail }: StudentChoice) =>
  [seat, grade, school, phoneTail].filter(Boolean).join(' · ');

function Chosen({ studentId, onClear }: { studentId: string; onClear: () => void }) {
  const { data } = useQuery(auditQueries.student(studentIdSchema.parse(studentId)));
  return (
    <FilterToggle pressed onPressedChange={onClear}>
      {data?.name ?? texts.anyStudent}
    </FilterToggle>
  );
}

/** One student of the log: found by typing, then a condition that is pressed away. */
export function StudentCondition({
  studentId,
  onChange,
}: {
  studentId: string;
  onChange: (studentId: string) => void;
}) {
  const [typed, setTyped] = useState('');
  const { data } = useQuery(auditQueries.students(typed));
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
        options={(typed === '' ? [] : (data?.content ?? [])).map((one) => ({
          id: one.id,
          label: one.name,
          hint: hintOf(one),
        }))}
        onSelect={(id) => {
          setTyped('');
          onChange(id);
        }}
      />
    </FilterPart>
  );
}
