import textStyles from '@academy/ui/styles/text.module.css';
import { statusMeanings } from '@academy/app-kit/status';
import {
  scheduleStatusName,
  scheduleTypeName,
  scheduleSentence,
  type RegularSchedule,
} from '@academy/domain/schedule';
import { formatDay } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { applicationsTexts as texts } from './applications-texts';
import { Item, Section } from './section';
import { periodText } from './format-applications';

function Schedule({ schedule }: { schedule: RegularSchedule }) {
  const badges = (
    <>
      {schedule.replacesId !== null && <Badge>{texts.changeRequest}</Badge>}
      {schedule.registeredBy === 'manager' && <Badge>{texts.byManager}</Badge>}
      <Badge meaning={statusMeanings.schedule[schedule.status]}>
        {scheduleStatusName(schedule.status)}
      </Badge>
    </>
  );
  const facts = [
    { label: texts.period, value: periodText(schedule) },
    ...(schedule.place === '' ? [] : [{ label: texts.place, value: schedule.place }]),
  ];
  return (
    <Item title={schedule.title} badges={badges} facts={facts} rejectReason={schedule.rejectReason}>
      <p className={textStyles.help}>
        {scheduleTypeName(schedule.type)} · {scheduleSentence(schedule)}
      </p>
      {schedule.exceptions.length > 0 && (
        <p className={textStyles.help}>
          {texts.exceptions(schedule.exceptions.map(formatDay).join(', '))}
        </p>
      )}
    </Item>
  );
}

/** Regular schedules with what happened to them. */
export function SchedulesSection({ schedules }: { schedules: readonly RegularSchedule[] }) {
  return (
    <Section name="schedules" to="/regular-schedule">
      {schedules.map((schedule) => (
        <Schedule key={schedule.id} schedule={schedule} />
      ))}
    </Section>
  );
}
