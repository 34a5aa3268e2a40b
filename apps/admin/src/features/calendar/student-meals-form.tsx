import type { DayStudent, MealDay } from '@academy/domain/calendar';
import { meals, type MealsOfDay, mealName } from '@academy/domain/meals';
import { Button } from '@academy/ui/button';
import { Checkbox } from '@academy/ui/checkbox';
import { Row, Stack } from '@academy/ui/layout';
import { useState } from 'react';
import { useNow } from '../../shared/use-now';
import { dayTexts } from './day-texts';
import styles from './edit-form.module.css';
import { editTexts as texts } from './edit-texts';
import { ReasonFields } from './reason-fields';
import { useSaveMeals } from './use-save-meals';

interface Props {
  student: DayStudent;
  day: MealDay;
  /** What is ticked at first. */
  wish: MealsOfDay;
  onClose: () => void;
  /** Back to choosing a student. */
  onOther?: () => void;
}

/** One student's day: the meals, why, and what becomes of money that was paid. */
export function StudentMealsForm({ student, day, wish, onClose, onOther }: Props) {
  const [wished, setWished] = useState(wish);
  const drops = meals.some((meal) => student[meal] && !wished[meal]);
  const form = useSaveMeals(drops ? 'ABSENT' : 'REQUEST', onClose);
  const late = useNow() >= new Date(day.cutoffAt);
  const unchanged = meals.every((meal) => wished[meal] === student[meal])
    ? texts.nothing
    : undefined;
  const { studentId, name, lunch, dinner } = student;
  const save = () =>
    form.save.mutate({
      student: { studentId, name },
      changes: [{ date: day.date, ...wished, base: { lunch, dinner } }],
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
        <legend className={styles.label}>{texts.meals}</legend>
        {meals.map((meal) => (
          <Checkbox
            key={meal}
            label={mealName(meal)}
            checked={wished[meal]}
            disabledReason={
              day.closed[meal] !== null && !student[meal] ? texts.notServed : undefined
            }
            onCheckedChange={(on) => setWished((old) => ({ ...old, [meal]: on }))}
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
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button
          type="submit"
          variant="primary"
          loading={form.save.isPending}
          disabledReason={unchanged}
        >
          {texts.save}
        </Button>
      </Row>
    </Stack>
  );
}
