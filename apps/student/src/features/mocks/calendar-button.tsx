import { examCalendarFile, type MockExam } from '@academy/domain/mocks';
import { Button, type ButtonProps } from '@academy/ui/button';
import { CalendarIcon } from '@academy/ui/icon';
import { serverClock } from '../../shared/api';
import { examTexts } from './mocks-texts';

/** A browser that opens the file instead of saving it reads it a moment later. */
const READ_WITHIN_MS = 60_000;

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
}

/** Hands the exam to the device's own calendar as a file. */
export function CalendarButton({
  exam,
  ...look
}: { exam: MockExam } & Pick<ButtonProps, 'variant' | 'size' | 'block' | 'className'>) {
  return (
    <Button
      {...look}
      onClick={() => saveFile(`${exam.title}.ics`, examCalendarFile(exam, serverClock.serverNow()))}
    >
      <CalendarIcon /> {examTexts.addToCalendar}
    </Button>
  );
}
