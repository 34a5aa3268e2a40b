import textStyles from '@academy/ui/styles/text.module.css';
import { errorText } from '@academy/api-client';
import { checkConsent, type GuardianConsent } from '@academy/domain/guardians';
import type { GuardianId, StudentId } from '@academy/domain/ids';
import { NOTICE_KINDS, noticeKinds, type NoticeKind } from '@academy/domain/messages';
import { formatDay, isCalendarDay, seoulDay, type CalendarDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { Checkbox } from '@academy/ui/checkbox';
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

export const consentsQuery = queryOptions({
  queryKey: [...studentQueries.all, 'guardian-consents'],
  queryFn: ({ signal }) => api.guardianConsents({ query: {}, signal }),
  staleTime: 0,
});

/** A guardian with a number: one who can be notified. */
type Reachable = GuardianConsent & { guardianId: GuardianId };
const isReachable = (row: GuardianConsent): row is Reachable => row.guardianId !== null;

const namesOf = (kinds: readonly NoticeKind[]) =>
  kinds.map((kind) => noticeKinds[kind].name).join(', ');

function stateText({ agreedOn, declined, stoppedAt }: GuardianConsent): string {
  if (agreedOn === null) return texts.none;
  if (stoppedAt !== null) return texts.stopped(formatDay(seoulDay(new Date(stoppedAt))));
  return [
    texts.agreed(formatDay(agreedOn)),
    declined.length > 0 && texts.declined(namesOf(declined)),
  ]
    .filter(Boolean)
    .join(' · ');
}

const guardianLabel = ({ studentName, name, relation, phone }: GuardianConsent) =>
  [studentName, [relation, name, phone].filter(Boolean).join(' ')].join(' · ');

interface Saved {
  agreedOn: CalendarDay | null;
  declined?: NoticeKind[];
}

function useSave(guardianIds: GuardianId[]) {
  return useWrite({
    name: 'save guardian consents',
    send: (saved: Saved) => api.saveGuardianConsents({ body: { guardianIds, ...saved } }),
    reads: studentQueries.all,
    onSuccess: () => toasts.show({ text: texts.saved, tone: 'success' }),
  });
}

/** Kinds that the chosen guardians do not want; none by default. */
function KindChoice({
  declined,
  onChange,
}: {
  declined: readonly NoticeKind[];
  onChange: (declined: NoticeKind[]) => void;
}) {
  return (
    <details>
      <summary>{texts.kinds}</summary>
      <p className={textStyles.help}>{texts.kindsHelp}</p>
      <Row gap={12} wrap>
        {NOTICE_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={noticeKinds[kind].name}
            checked={!declined.includes(kind)}
            onCheckedChange={(on) =>
              onChange([...declined.filter((one) => one !== kind), ...(on ? [] : [kind])])
            }
          />
        ))}
      </Row>
    </details>
  );
}

/** The consents of some guardians, one by one or together. */
function ConsentForm({ rows }: { rows: readonly Reachable[] }) {
  const today = seoulDay(useNow());
  const [day, setDay] = useState<string>(today);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [declined, setDeclined] = useState<NoticeKind[]>();
  const missing = useManager().missing('students.write');
  const chosen = rows.filter(({ guardianId }) => !left.has(guardianId));
  const save = useSave(chosen.map(({ guardianId }) => guardianId));
  const wrong = isCalendarDay(day) ? checkConsent(day, today).agreedOn : texts.wrongDay;
  const shared = NOTICE_KINDS.filter(
    (kind) => chosen.length > 0 && chosen.every((row) => row.declined.includes(kind)),
  );
  return (
    <>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.guardianId} className={styles.consent}>
            <Checkbox
              label={guardianLabel(row)}
              checked={!left.has(row.guardianId)}
              onCheckedChange={(on) => {
                const others = [...left].filter((id) => id !== row.guardianId);
                setLeft(new Set(on ? others : [...others, row.guardianId]));
              }}
            />
            <span className={textStyles.help}>{stateText(row)}</span>
          </li>
        ))}
      </ul>
      <KindChoice declined={declined ?? shared} onChange={setDeclined} />
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
          disabledReason={missing ?? (chosen.length === 0 ? texts.nobody : wrong)}
          onClick={() =>
            isCalendarDay(day) && save.run({ agreedOn: day, ...(declined && { declined }) })
          }
        >
          {texts.note(chosen.length)}
        </Button>
        {chosen.some(({ agreedOn }) => agreedOn !== null) && (
          <Button disabledReason={missing} onClick={() => save.run({ agreedOn: null })}>
            {texts.remove}
          </Button>
        )}
      </Row>
      <InlineError>{save.error && errorText(save.error, texts.failed)}</InlineError>
    </>
  );
}

/** 알림 수신 동의 of some students' guardians: since when, and of what. */
export function GuardianConsents({ students }: { students: readonly { id: StudentId }[] }) {
  const { data } = useQuery(consentsQuery);
  const asked = new Set<string>(students.map(({ id }) => id));
  const rows = data?.content.filter(({ studentId }) => asked.has(studentId)) ?? [];
  const reachable = rows.filter(isReachable);
  const others = rows.filter((row) => !isReachable(row));
  if (rows.length === 0) return null;
  return (
    <Stack as="section" gap={8} aria-label={texts.title}>
      <h3 className={textStyles.heading}>{texts.title}</h3>
      <p className={textStyles.help}>{texts.about}</p>
      {others.length > 0 && (
        <p>
          {others.map(({ studentName }) => studentName).join(', ')}{' '}
          <span className={textStyles.help}>{texts.noNumber}</span>
        </p>
      )}
      {reachable.length > 0 && <ConsentForm rows={reachable} />}
    </Stack>
  );
}
