import { ApiError, errorText } from '@academy/api-client';
import type { StudentChoice } from '@academy/domain/identity';
import {
  PASTED_WORK,
  planPastedRegistrations,
  type ManagedExam,
  type ManagedRegistration,
  type PastedWork,
  type PlannedRegistration,
} from '@academy/domain/mocks';
import { seoulDay } from '@academy/domain/time';
import { useMemo, useState } from 'react';
import { api } from '../../../shared/api';
import { usePasted } from '../../../shared/pasting/paste-area';
import { whyNotYet } from '../../../shared/pasting/pasted-problems';
import { useNow } from '../../../shared/use-now';
import { useExamWork, useRegistrationWork } from '../mocks-actions';
import { registrationTexts } from '../mocks-texts';
import { pasteTexts as texts } from './paste-texts';

export interface PasteProps {
  exam: ManagedExam;
  registrations: readonly ManagedRegistration[];
  /** What the exam offers. */
  subjects: readonly string[];
  students: readonly StudentChoice[];
  onClose: () => void;
}

const changing = (rows: readonly PlannedRegistration[]) => rows.filter(({ changes }) => changes);
const idsOf = (rows: readonly PlannedRegistration[]) =>
  rows.flatMap(({ registration }) => registration?.id ?? []);

interface Registering {
  rows: readonly PlannedRegistration[];
  mode: 'on-site' | 'none';
  reason: string;
}

/** Registers all of them in one write; who finds no seat joins the line. */
const useRegisterSeveral = (exam: ManagedExam, onDone: () => void) =>
  useExamWork(
    `register several for exam ${exam.id}`,
    ({ rows, mode, reason }: Registering) =>
      api.registerSeveral({
        params: { examId: exam.id },
        body: {
          entries: rows.flatMap(({ studentId, subjects }) =>
            studentId === null ? [] : [{ studentId, selectedSubjects: subjects }],
          ),
          onSiteExam: mode === 'on-site',
          waitForSeat: true,
          reason: reason.trim(),
        },
      }),
    ({ rows }) => texts.saved(rows.length),
    onDone,
  );

/** A pasted list of an exam's students: what it says, what it will do, and doing it. */
export function usePasteRegistrations({
  exam,
  registrations,
  subjects,
  students,
  onClose,
}: PasteProps) {
  const pasted = usePasted();
  const [work, setWork] = useState<PastedWork>('register');
  const [usual, setUsual] = useState<readonly string[]>([]);
  const [mode, setMode] = useState<'on-site' | 'none'>(exam.allowOnSiteExam ? 'on-site' : 'none');
  const [reason, setReason] = useState('');
  const day = seoulDay(useNow());
  const { text, picks, leavesOut } = pasted;
  const rows = useMemo(
    () =>
      planPastedRegistrations(text, {
        exam,
        students,
        registrations,
        offered: subjects,
        work,
        usual,
        picks,
      }),
    [text, exam, students, registrations, subjects, work, usual, picks],
  );
  const wanted = changing(rows);
  const registering = useRegisterSeveral(exam, onClose);
  const changes = useRegistrationWork(exam.id);
  const refused = registering.error instanceof ApiError ? registering.error.errors : undefined;
  const needsReason =
    work === 'cancel' || (work === 'register' && exam.state !== 'OPEN')
      ? reason.trim() === ''
      : false;
  function save() {
    if (work === 'register') return registering.run({ rows: wanted, mode, reason });
    const only = { params: { examId: exam.id } };
    const ids = idsOf(wanted);
    return changes.run(
      {
        kind: work,
        send: () =>
          work === 'confirm'
            ? api.changePayments({ ...only, body: { ids, change: 'confirm', day } })
            : api.cancelRegistrations({ ...only, body: { ids, reason: reason.trim() } }),
      },
      onClose,
    );
  }
  return {
    pasted,
    work,
    setWork: (next: string) => setWork(PASTED_WORK.find((one) => one === next) ?? 'register'),
    usual,
    setUsual,
    mode,
    setMode,
    reason,
    setReason,
    rows,
    changes: wanted.length,
    asksReason: work !== 'confirm',
    busy: registering.isPending || changes.isPending,
    failure:
      refused?.entries ??
      refused?.reason ??
      (registering.error && !refused
        ? errorText(registering.error, registrationTexts.failed)
        : undefined),
    blocked:
      whyNotYet(rows, { leavesOut, changes: wanted.length }) ??
      (needsReason ? registrationTexts.reasonNeeded : undefined),
    save,
  };
}
