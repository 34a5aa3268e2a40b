import { useOnline } from '@academy/app-kit/device';
import type { StudentId } from '@academy/domain/ids';
import {
  scheduleTypeName,
  isInForce,
  occurrencesOf,
  scheduleSentence,
  type RegularSchedule,
  type ScheduleList,
  type ScheduleSettings,
} from '@academy/domain/schedule';
import {
  dayOfMonth,
  formatMoment,
  monthNumberOf,
  monthOf,
  type CalendarDay,
} from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { KeyValueList, type KeyValue } from '@academy/ui/key-value-list';
import { Stack } from '@academy/ui/layout';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../shared/lazy-component';
import { photoTexts } from '../../../shared/photos/photo-texts';
import { OfflineLine } from '../../../shared/offline-line';
import { periodText, StatusBadges } from '../schedule-list';
import { scheduleDetailTexts as texts, scheduleTexts } from '../schedule-texts';
import type { Changes } from '../use-changes';
import type { OpenedSheet } from '../use-opened';
import { useOrderedMeals } from '../use-ordered-meals';
import { OccurrenceList } from './occurrences';
import styles from './schedule-detail.module.css';

// Few schedules have photos.
const AttachedPhotos = lazyComponent(
  async () => (await import('../../../shared/photos/attached-photos')).AttachedPhotos,
);

interface MealQuestionProps {
  schedule: RegularSchedule;
  settings: ScheduleSettings;
  studentId: StudentId;
}

/**
 * Asks whether the meals that the schedule overlaps should go, and does it; the message about it
 * takes it back.
 */
function MealQuestion({ schedule, settings, studentId }: MealQuestionProps) {
  const online = useOnline();
  const meals = useOrderedMeals(studentId, settings);
  const [busy, setBusy] = useState(false);
  const { overlaps, question } = meals.overlapped(schedule);
  if (question === null) return null;

  async function cancel(): Promise<void> {
    setBusy(true);
    await meals.cancel(overlaps);
    setBusy(false);
  }

  return (
    <div className={styles.notice}>
      {question}
      <Button
        size="dense"
        loading={busy}
        {...(!online && { disabledReason: scheduleTexts.offline })}
        onClick={() => void cancel()}
      >
        {texts.meals}
      </Button>
    </div>
  );
}

interface Props {
  schedule: RegularSchedule;
  date: CalendarDay | null;
  list: ScheduleList;
  studentId: StudentId;
  today: CalendarDay;
  changes: Changes;
  sheet: OpenedSheet;
}

function factsOf(schedule: RegularSchedule, month: ReturnType<typeof monthOf>): KeyValue[] {
  const { type, place, memo, decidedByName, decidedAt, createdAt } = schedule;
  const times = occurrencesOf(schedule, dayOfMonth(month, 1), dayOfMonth(month, 31)).length;
  return [
    { label: texts.type, value: scheduleTypeName(type) },
    { label: texts.period, value: periodText(schedule) },
    ...(isInForce(schedule)
      ? [{ label: texts.times, value: texts.timesIn(monthNumberOf(month), times) }]
      : []),
    ...(place === '' ? [] : [{ label: texts.place, value: place }]),
    ...(memo === '' ? [] : [{ label: texts.memo, value: memo }]),
    { label: texts.asked, value: formatMoment(new Date(createdAt)) },
    ...(decidedByName !== null && decidedAt !== null
      ? [
          {
            label: texts.decided,
            value: texts.decidedBy(decidedByName, formatMoment(new Date(decidedAt))),
          },
        ]
      : []),
  ];
}

/** The other half of a change request: from the schedule to the waiting request, and back. */
function OtherHalf({ schedule, list, sheet }: Pick<Props, 'schedule' | 'list' | 'sheet'>) {
  const waiting = list.content.find(
    ({ replacesId, status }) => replacesId === schedule.id && status === 'PENDING',
  );
  const other =
    waiting ??
    (schedule.status === 'PENDING'
      ? list.content.find(({ id }) => id === schedule.replacesId)
      : undefined);
  if (!other) return null;
  return (
    <div className={styles.notice}>
      {waiting ? texts.changeWaiting : texts.changeOf}
      <Button size="dense" onClick={() => sheet.openSchedule(other.id)}>
        {waiting ? texts.seeChange : texts.seeOriginal}
      </Button>
    </div>
  );
}

/** What is in the drawer between its title and its buttons. */
export function ScheduleDetail({ schedule, date, list, studentId, today, changes, sheet }: Props) {
  return (
    <Stack gap={16}>
      <StatusBadges schedule={schedule} />
      <p className={styles.sentence}>{scheduleSentence(schedule)}</p>
      <OfflineLine>{scheduleTexts.offline}</OfflineLine>
      {schedule.status === 'REJECTED' && schedule.rejectReason !== null && (
        <section className={styles.rejected} aria-labelledby="reject-reason">
          <h3 id="reject-reason">{texts.rejectReason}</h3>
          <p>{schedule.rejectReason}</p>
        </section>
      )}
      <OtherHalf schedule={schedule} list={list} sheet={sheet} />
      {isInForce(schedule) && (
        <MealQuestion schedule={schedule} settings={list.settings} studentId={studentId} />
      )}
      <KeyValueList items={factsOf(schedule, monthOf(date ?? today))} />
      {schedule.attachments.length > 0 && (
        <section>
          <h3 className={styles.sectionTitle}>{photoTexts.of(schedule.attachments.length)}</h3>
          <Suspense fallback={null}>
            <AttachedPhotos
              attachments={schedule.attachments}
              of={`${texts.title} ${schedule.id}`}
            />
          </Suspense>
        </section>
      )}
      {isInForce(schedule) && (
        <OccurrenceList
          schedule={schedule}
          date={date}
          own={list.content}
          today={today}
          changes={changes}
        />
      )}
    </Stack>
  );
}
