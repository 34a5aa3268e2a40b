import textStyles from '@academy/ui/styles/text.module.css';
import type { DayStudent, MealDay } from '@academy/domain/calendar';
import { matchesStudent, phoneTailText } from '@academy/domain/identity';
import { type Meal, mealName, meals, type MealsOfDay } from '@academy/domain/meals';
import { formatDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { Checkbox } from '@academy/ui/checkbox';
import { Combobox } from '@academy/ui/combobox';
import { Dialog } from '@academy/ui/dialog';
import { Row, Stack } from '@academy/ui/layout';
import { closeText, saveText } from '@academy/ui/words';
import { useState } from 'react';
import { useNow } from '../../../shared/use-now';
import type { DayView } from './day-students';
import { dayTexts, addTitle, editTexts as texts, editTitle } from './day-texts';
import styles from './edit-form.module.css';
import { ReasonFields } from './reason-fields';
import { useSaveMeals } from './use-save-meals';

/**
 * The initial ticks: a student to add gets the tab's meals as far as they are served, a student on
 * the tab loses them.
 */
function mealsAtFirst(student: DayStudent, adding: boolean, view: DayView, { closed }: MealDay) {
  const wanted = (meal: Meal) => {
    if (view !== meal && (view === 'lunch' || view === 'dinner')) return student[meal];
    return adding && (student[meal] || closed[meal] === null);
  };
  return { lunch: wanted('lunch'), dinner: wanted('dinner') };
}

interface Props {
  day: MealDay;
  /** The tab that the change was asked for on. */
  view: DayView;
  /** Undefined: a student is to be added, and is chosen first. */
  student: DayStudent | undefined;
  onClose: () => void;
}

/** 취소 and 학생 추가: a manager's change of one student's day. */
export function StudentMealsDialog({ day, view, student, onClose }: Props) {
  const [added, setAdded] = useState<DayStudent>();
  const chosen = student ?? added;
  const on = formatDay(day.date);
  return (
    <Dialog
      open
      onClose={onClose}
      title={chosen ? editTitle(chosen.name, on) : addTitle(on)}
      dismissible={false}
    >
      {chosen ? (
        <StudentMealsForm
          key={chosen.studentId}
          student={chosen}
          day={day}
          initial={mealsAtFirst(chosen, !student || view === 'neither', view, day)}
          onClose={onClose}
          {...(!student && { onOther: () => setAdded(undefined) })}
        />
      ) : (
        <AddedStudentPicker rows={day.rows} onPick={setAdded} />
      )}
    </Dialog>
  );
}

interface StudentMealsFormProps {
  student: DayStudent;
  day: MealDay;
  /** What is ticked at first. */
  initial: MealsOfDay;
  onClose: () => void;
  /** Back to choosing a student. */
  onOther?: () => void;
}

/** One student's day: the meals, why, and what becomes of money that was paid. */
function StudentMealsForm({ student, day, initial, onClose, onOther }: StudentMealsFormProps) {
  const [wanted, setWanted] = useState(initial);
  const drops = meals.some((meal) => student[meal] && !wanted[meal]);
  const form = useSaveMeals(drops ? 'ABSENT' : 'REQUEST', onClose);
  const late = useNow() >= new Date(day.cutoffAt);
  const unchanged = meals.every((meal) => wanted[meal] === student[meal])
    ? texts.nothing
    : undefined;
  const { studentId, name, lunch, dinner } = student;
  const save = () =>
    form.save.run({
      student: { studentId, name },
      changes: [{ date: day.date, ...wanted, base: { lunch, dinner } }],
    });
  return (
    <Stack
      as="form"
      noValidate
      gap={16}
      onSubmit={(event) => {
        event.preventDefault();
        if (!unchanged) save();
      }}
    >
      <Row as="fieldset" gap={24} lineGap={0}>
        <legend className={textStyles.label}>{texts.meals}</legend>
        {meals.map((meal) => (
          <Checkbox
            key={meal}
            label={mealName(meal)}
            checked={wanted[meal]}
            disabledReason={
              day.closed[meal] !== null && !student[meal] ? texts.notServed : undefined
            }
            onCheckedChange={(on) => setWanted((old) => ({ ...old, [meal]: on }))}
          />
        ))}
      </Row>
      <ReasonFields
        form={form}
        late={late}
        drops={drops}
        paid={!['none', 'unpaid'].includes(student.depositState)}
      />
      <Row gap={8} justify="end">
        {onOther && (
          <Button variant="text" onClick={onOther}>
            {dayTexts.otherStudent}
          </Button>
        )}
        <Button onClick={onClose}>{closeText}</Button>
        <Button
          type="submit"
          variant="primary"
          loading={form.save.isPending}
          disabledReason={unchanged}
        >
          {saveText}
        </Button>
      </Row>
    </Stack>
  );
}

/** As many as a list shows without scrolling far. */
const SHOWN = 8;
const hintOf = ({ seat, grade, school, phoneTail }: DayStudent) =>
  [seat, grade, school, phoneTailText(phoneTail)].filter(Boolean).join(' · ');

/** Finds a student to add to a day: enrolled, and without both meals. */
function AddedStudentPicker({
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
        label={dayTexts.pickLabel}
        placeholder={dayTexts.search}
        value={search}
        onValueChange={setSearch}
        options={found.map((row) => ({ id: row.studentId, label: row.name, hint: hintOf(row) }))}
        onSelect={(id) => {
          const row = rows.find(({ studentId }) => studentId === id);
          if (row) onPick(row);
        }}
        emptyText={dayTexts.noStudent}
        clearLabel={dayTexts.clearSearch}
      />
    </div>
  );
}
