import { shiftDay, type CalendarDay } from '../time';
import type { MockExam } from './schemas';

const LINE_BYTES = 75;

const escaped = (text: string) =>
  text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);
const basicDay = (date: CalendarDay) => date.replaceAll('-', '');

/**
 * RFC 5545 lines have at most 75 bytes; a Hangul syllable has three and must not be cut. The rest
 * goes on after a blank.
 */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const rows = [''];
  let bytes = 0;
  for (const char of line) {
    const size = encoder.encode(char).length;
    if (bytes + size > LINE_BYTES) {
      rows.push(' ');
      bytes = 1;
    }
    rows.push(`${rows.pop() ?? ''}${char}`);
    bytes += size;
  }
  return rows.join('\r\n');
}

/**
 * The exam as a calendar file (캘린더에 추가): a whole day, because we know when it starts but not when
 * it ends; the start is in the title. `now` stamps the file. The same exam keeps its UID, so
 * that adding it twice makes one entry.
 */
export function examCalendarFile(
  exam: Pick<MockExam, 'id' | 'title' | 'examDate' | 'examStartTime' | 'place' | 'notes'>,
  now: Date,
): string {
  const title = exam.examStartTime === null ? exam.title : `${exam.title} ${exam.examStartTime}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//academy//mock exams//KO',
    'BEGIN:VEVENT',
    `UID:mock-exam-${exam.id}@academy`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${basicDay(exam.examDate)}`,
    `DTEND;VALUE=DATE:${basicDay(shiftDay(exam.examDate, 1))}`,
    `SUMMARY:${escaped(title)}`,
    ...(exam.place === '' ? [] : [`LOCATION:${escaped(exam.place)}`]),
    ...(exam.notes === '' ? [] : [`DESCRIPTION:${escaped(exam.notes)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return lines.map(folded).join('\r\n');
}
