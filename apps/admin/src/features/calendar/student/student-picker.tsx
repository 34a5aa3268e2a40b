import { offeredBy } from '@academy/app-kit/queries';
import { studentStatusName } from '@academy/domain/students';
import { matchesStudent, type StudentChoice, phoneTailText } from '@academy/domain/identity';
import { Combobox } from '@academy/ui/combobox';
import { Dialog } from '@academy/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarQueries } from '../calendar-queries';
import styles from '../day/edit-form.module.css';
import { studentViewTexts as texts } from './student-texts';

const SHOWN = 8;
const hintOf = ({ seat, grade, school, phoneTail, status }: StudentChoice) =>
  [
    seat,
    grade,
    school,
    phoneTailText(phoneTail),
    status !== 'ENROLLED' && studentStatusName(status),
  ]
    .filter(Boolean)
    .join(' · ');

interface Props {
  onPick: (studentId: string) => void;
  onClose: () => void;
}

/** 학생 한 명 보기: whose month is to be shown. */
export function StudentPicker({ onPick, onClose }: Props) {
  const students = useQuery(calendarQueries.choices());
  const [search, setSearch] = useState('');
  const found = offeredBy(students, (all) =>
    all
      .filter((student) => matchesStudent(student, search))
      .slice(0, SHOWN)
      .map((student) => ({ id: student.id, label: student.name, hint: hintOf(student) })),
  );
  return (
    <Dialog open onClose={onClose} title={texts.pick}>
      <div className={styles.picker}>
        <Combobox
          data-autofocus
          label={texts.label}
          placeholder={texts.placeholder}
          hint={texts.hint}
          value={search}
          onValueChange={setSearch}
          options={found}
          onSelect={onPick}
          emptyText={texts.none}
          clearLabel={texts.clear}
        />
      </div>
    </Dialog>
  );
}
