import { useOnline } from '@academy/app-kit/device';
import type { StudentId } from '@academy/domain/ids';
import { mockRefusalText, timeStatus } from '@academy/domain/mocks';
import { seoulDay } from '@academy/domain/time';
import { useState } from 'react';
import { useNow } from '../../../shared/use-now';
import { mocksTexts } from '../mocks-texts';
import type { ExamDetail } from './use-exam-detail';
import {
  draftOf,
  seatOffer,
  wantsSeat,
  bodyOf,
  submitBlocked,
  cancelBlocked,
  type Draft,
} from './registration-draft';

/** Why nothing about it can be changed any more; undefined while it can. */
function lockOf({ exam, registration }: ExamDetail, now: Date): string | undefined {
  if (registration !== null) return cancelBlocked(registration);
  const status = timeStatus(exam, seoulDay(now));
  return status === 'OPEN'
    ? undefined
    : mockRefusalText(status === 'CLOSED' ? 'exam-closed' : 'exam-upcoming');
}

interface Options {
  studentId: StudentId;
  /** Something else was chosen: what was said about the last attempt is over. */
  onChange: () => void;
}

/**
 * The choices for one exam and what they allow. Begins with the registration's, again whenever the
 * server has another one.
 */
export function useRegistrationForm(
  detail: ExamDetail | undefined,
  { studentId, onChange }: Options,
) {
  const online = useOnline();
  const now = useNow();
  const [own, setOwn] = useState<{ of: string; draft: Draft }>();
  if (detail === undefined) {
    if (own !== undefined) setOwn(undefined);
    return undefined;
  }

  const { exam, registration, offered } = detail;
  const of = [exam.id, registration?.id, registration?.updatedAt].join(' ');
  const draft = own?.of === of ? own.draft : draftOf(registration);
  const offer = seatOffer(exam, registration);
  const body = bodyOf({ draft, exam, offer, studentId });
  const locked = lockOf(detail, now);
  const offline = online ? undefined : mocksTexts.offline;
  return {
    draft,
    offer,
    body,
    wantsSeat: wantsSeat(draft, offer),
    /** With the registration's own, which may be kept after the academy took it off its list. */
    subjects: [...new Set([...offered, ...(registration?.selectedSubjects ?? [])])],
    locked,
    submitBlocked:
      locked ??
      offline ??
      submitBlocked({ exam, offered, registration, body, today: seoulDay(now) }),
    cancelBlocked: locked ?? offline,
    change(part: Partial<Draft>) {
      setOwn({ of, draft: { ...draft, ...part } });
      onChange();
    },
  };
}

export type RegistrationForm = NonNullable<ReturnType<typeof useRegistrationForm>>;
