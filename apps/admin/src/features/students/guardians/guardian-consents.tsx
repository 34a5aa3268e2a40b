import { errorText } from '@academy/api-client';
import { checkConsent, type GuardianConsent } from '@academy/domain/guardians';
import type { StudentId } from '@academy/domain/ids';
import { formatDay, isCalendarDay, seoulDay, type CalendarDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { DateField } from '@academy/ui/date-field';
import { InlineError } from '@academy/ui/inline-error';
import { Row, Stack } from '@academy/ui/layout';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { useManager } from '../../../shared/session/use-manager';
import { toasts } from '../../../shared/toasts';
import { useNow } from '../../../shared/use-now';
import { useWrite } from '../../../shared/writes/use-write';
import { studentQueries } from '../students-queries';
import styles from './guardian-links-dialog.module.css';
import { consentTexts as texts } from './guardian-texts';

const consentsQuery = queryOptions({
  queryKey: [...studentQueries.all, 'guardian-consents'],
  queryFn: ({ signal }) => api.guardianConsents({ query: {}, signal }),
  staleTime: 0,
});

function stateText({ phone, agreedOn, stoppedAt }: GuardianConsent): string {
  if (phone === null) return texts.noNumber;
  if (agreedOn === null) return texts.none;
  return stoppedAt === null
    ? texts.agreed(formatDay(agreedOn))
    : texts.stopped(formatDay(seoulDay(new Date(stoppedAt))));
}

function useSave(ids: readonly StudentId[]) {
  return useWrite({
    name: 'save guardian consents',
    send: (agreedOn: CalendarDay | null) =>
      api.saveGuardianConsents({ body: { studentIds: [...ids], agreedOn } }),
    reads: studentQueries.all,
    onSuccess: () => toasts.show({ text: texts.saved, tone: 'success' }),
  });
}

/** 알림 수신 동의 of some students' guardians: since when, and noted for all of them at once. */
export function GuardianConsents({ students }: { students: readonly { id: StudentId }[] }) {
  const { data } = useQuery(consentsQuery);
  const today = seoulDay(useNow());
  const [day, setDay] = useState<string>(today);
  const missing = useManager().missing('students.write');
  const asked = new Set<string>(students.map(({ id }) => id));
  const rows = data?.content.filter(({ id }) => asked.has(id)) ?? [];
  const reachable = rows.filter(({ phone }) => phone !== null);
  const save = useSave(reachable.map(({ id }) => id));
  const wrong = isCalendarDay(day) ? checkConsent(day, today).agreedOn : texts.wrongDay;
  if (rows.length === 0) return null;
  return (
    <Stack as="section" gap={8} aria-label={texts.title}>
      <h3 className={styles.heading}>{texts.title}</h3>
      <p className={styles.help}>{texts.about}</p>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <strong>{row.name}</strong> <span className={styles.help}>{stateText(row)}</span>
          </li>
        ))}
      </ul>
      {reachable.length > 0 && (
        <Row gap={8} align="end" wrap>
          <DateField
            label={texts.day}
            value={day}
            max={today}
            error={day === '' ? undefined : wrong}
            pickerLabel={texts.pickDay}
            onValueChange={setDay}
            disabledReason={missing}
            reasonHidden
          />
          <Button
            loading={save.isPending}
            disabledReason={missing ?? wrong}
            onClick={() => isCalendarDay(day) && save.run(day)}
          >
            {texts.note(reachable.length)}
          </Button>
          {reachable.some(({ agreedOn }) => agreedOn !== null) && (
            <Button disabledReason={missing} onClick={() => save.run(null)}>
              {texts.remove}
            </Button>
          )}
        </Row>
      )}
      <InlineError>{save.error && errorText(save.error, texts.failed)}</InlineError>
    </Stack>
  );
}
