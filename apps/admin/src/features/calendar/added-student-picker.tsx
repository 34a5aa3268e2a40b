import type { DayStudent } from '@academy/domain/calendar';
import { matchesStudent } from '@academy/domain/identity';
import { Combobox } from '@academy/ui/combobox';
import { useState } from 'react';
import { dayTexts as texts } from './day-texts';
import styles from './edit-form.module.css';

/** As many as a list shows without scrolling far. */
const SHOWN = 8;
const hintOf = ({ seat, grade, school, phoneTail }: DayStudent) =>
  [seat, grade, school, phoneTail].filter(Boolean).join(' · ');

/** Who is to be added to a day: somebody enrolled who does not have both meals. */
export function AddedStudentPicker({
  rows,
  onPick,
}: {
  rows: readonly DayStudent[];
  onPick: (student: DayStudent) => void;
}) {
  const [search, setSearch] = useState('');
  const found = rows
    .filter((row) => !(row.lunch && row.dinner) && matchesStudent(row, search))
    .slice(0, SHOWN);
  return (
    <div className={styles.picker}>
      <Combobox
        data-autofocus
        label={texts.pickLabel}
        placeholder={texts.search}
        value={search}
        onValueChange={setSearch}
        options={found.map((row) => ({ id: row.studentId, label: row.name, hint: hintOf(row) }))}
        onSelect={(id) => {
          const row = rows.find(({ studentId }) => studentId === id);
          if (row) onPick(row);
        }}
        emptyText={texts.noStudent}
        clearLabel={texts.clearSearch}
      />
    </div>
  );
}
