import { saveFile } from '@academy/app-kit/device';
import { examCalendarFile, type MockExam } from '@academy/domain/mocks';
import { Button, type ButtonProps } from '@academy/ui/button';
import { CalendarIcon } from '@academy/ui/icon';
import { serverClock } from '../../shared/api';
import { examTexts } from './mocks-texts';

/** Hands the exam to the device's own calendar as a file. */
export function CalendarButton({
  exam,
  ...look
}: { exam: MockExam } & Pick<ButtonProps, 'variant' | 'size' | 'block' | 'className'>) {
  return (
    <Button
      {...look}
      onClick={() =>
        saveFile({
          name: `${exam.title}.ics`,
          blob: new Blob([examCalendarFile(exam, serverClock.serverNow())], {
            type: 'text/calendar;charset=utf-8',
          }),
        })
      }
    >
      <CalendarIcon /> {examTexts.addToCalendar}
    </Button>
  );
}
