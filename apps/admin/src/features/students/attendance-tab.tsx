import type { StudentFacts } from '@academy/domain/students';
import { calendarMonthSchema, seoulMonth } from '@academy/domain/time';
import { MonthPicker } from '@academy/ui/month-picker';
import { useState } from 'react';
import { monthTexts } from '../../shared/kit-texts';
import { NeedsRight } from '../../shared/page/needs-right';
import { StudentMonth } from '../../shared/student-month/student-month';
import { useNow } from '../../shared/use-now';

/** 출결: month by month, this one first. */
export function AttendanceTab({ facts: { student } }: { facts: StudentFacts }) {
  const current = seoulMonth(useNow());
  const [month, setMonth] = useState(current);
  return (
    <NeedsRight right="attendance.read">
      <MonthPicker
        value={month}
        onValueChange={(value) => setMonth(calendarMonthSchema.parse(value))}
        current={current}
        texts={monthTexts}
      />
      <StudentMonth studentId={student.id} month={month} />
    </NeedsRight>
  );
}
