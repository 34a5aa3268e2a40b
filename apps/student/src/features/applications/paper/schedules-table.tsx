import {
  scheduleStatusName,
  scheduleSentence,
  type RegularSchedule,
} from '@academy/domain/schedule';
import { applicationsTexts as texts, paperTexts } from '../applications-texts';
import { periodText } from '../tell';
import { PaperTable, stateText } from './paper-table';

const HEADS = [paperTexts.schedule, paperTexts.rhythm, texts.period, paperTexts.status];

export function SchedulesTable({ schedules }: { schedules: readonly RegularSchedule[] }) {
  return (
    <PaperTable name="schedules" heads={HEADS}>
      {schedules.map((schedule) => (
        <tr key={schedule.id}>
          <th scope="row">{schedule.title}</th>
          <td>{scheduleSentence(schedule)}</td>
          <td>{periodText(schedule)}</td>
          <td>{stateText(scheduleStatusName(schedule.status), schedule.rejectReason)}</td>
        </tr>
      ))}
    </PaperTable>
  );
}
