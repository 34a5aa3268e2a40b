import { errorText } from '@academy/api-client';
import {
  approvalRefusalText,
  decideRollback,
  scheduleSentence,
  type RegularSchedule,
  type ScheduleVersion,
  type StudentSchedule,
} from '@academy/domain/schedule';
import { formatMoment } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { ChangeList } from '@academy/ui/change-list';
import { ConfirmDialog } from '@academy/ui/dialog';
import { Row, Stack } from '@academy/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { changeTexts } from '../../../shared/texts/kit-texts';
import { useManager } from '../../../shared/session/use-manager';
import { useUndo } from '../../../shared/writes/use-undo';
import { useWrite } from '../../../shared/writes/use-write';
import { draftEffects, EffectList } from '../effects';
import { scheduleQueries } from '../schedule-queries';
import { scheduleTexts } from '../schedule-texts';
import styles from './student-panel.module.css';
import { draftChanges, periodText } from '../schedule-facts';
import { LoadError } from '../../../shared/page/load-error';

const texts = scheduleTexts.history;

/**
 * What a schedule was before each change, and back to it. What going back changes and meets is said
 * before.
 */
export function ScheduleVersions({
  schedule,
  student,
}: {
  schedule: RegularSchedule;
  student: StudentSchedule;
}) {
  const { announce } = useUndo(scheduleQueries.all);
  const writing = useManager().missing('attendance.write');
  const { data, isError, refetch } = useQuery(scheduleQueries.versions(schedule.id));
  const { data: surroundings } = useQuery(scheduleQueries.surroundings(student.studentId));
  const [chosen, setChosen] = useState<ScheduleVersion>();
  const back = useWrite({
    name: `roll back schedule ${schedule.id}`,
    send: ({ version: to }: ScheduleVersion) =>
      api.rollBackSchedule({
        params: { scheduleId: schedule.id },
        body: { to, version: schedule.version },
      }),
    reads: scheduleQueries.all,
    onSuccess: ({ undo }) => {
      setChosen(undefined);
      announce(scheduleTexts.done.rolledBack, undo);
    },
  });
  const decision = decideRollback(schedule);
  const refused = writing ?? (decision.allowed ? undefined : approvalRefusalText(decision.reason));
  const changes = chosen && draftChanges(schedule, chosen.value);

  return (
    <Stack as="section" gap={8}>
      <strong>{`${schedule.title} · ${scheduleSentence(schedule)} (${texts.current})`}</strong>
      {!data && isError && <LoadError onRetry={() => void refetch()} />}
      <ul className={styles.plain}>
        {data?.content.map((version) => (
          <Row key={version.version} as="li" gap={8} align="center">
            <span className={styles.facts}>
              {[
                texts.version(version.version),
                version.value.title,
                scheduleSentence(version.value),
                periodText(version.value),
                texts.changedBy(version.byName, formatMoment(new Date(version.at))),
              ].join(' · ')}
            </span>
            <Button size="dense" disabledReason={refused} onClick={() => setChosen(version)}>
              {texts.rollBack}
            </Button>
          </Row>
        ))}
      </ul>
      {chosen && changes && (
        <ConfirmDialog
          open
          title={texts.confirm}
          confirmLabel={texts.rollBack}
          busy={back.isPending}
          error={back.error ? errorText(back.error, scheduleTexts.failed) : undefined}
          onClose={() => setChosen(undefined)}
          onConfirm={() => back.run(chosen)}
        >
          {changes.length === 0 ? (
            <p>{texts.same}</p>
          ) : (
            <ChangeList changes={changes} texts={changeTexts} />
          )}
          {surroundings && (
            <EffectList
              effects={draftEffects(chosen.value, {
                edited: schedule,
                own: student.schedules,
                surroundings,
              })}
            />
          )}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
