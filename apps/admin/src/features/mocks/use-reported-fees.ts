import { sendOnce } from '@academy/app-kit/writes';
import { reportedName, reportedText } from '@academy/domain/deposits';
import { feeAccount, type ManagedExam, type ManagedRegistration } from '@academy/domain/mocks';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../shared/api';
import { reportIsNotRejected, type InboxItem, type InboxSource } from '../../shared/inbox-item';
import { useManager } from '../../shared/session/use-manager';
import { examDayText, feeSaid } from './mocks-format';
import { mockQueries } from './mocks-queries';
import { registrationTexts, reportedFeeTexts as texts } from './mocks-texts';

function itemOf(
  exam: ManagedExam,
  registration: ManagedRegistration,
  disabledReason: string | undefined,
): InboxItem[] {
  const { id, name, seat, grade, school, reported } = registration;
  if (reported === null) return [];
  const { due } = feeAccount(registration);
  const { day, amount, depositorName } = reported;
  return [
    {
      key: `f-${id}`,
      at: day,
      kind: reportedName,
      name,
      details: [seat, grade, school].filter(Boolean).join(' · '),
      title: texts.bill(exam.title),
      facts: [
        { label: registrationTexts.reported, value: reportedText(reported) },
        { label: registrationTexts.columns.fee, value: feeSaid(registration) },
        { label: texts.examDay, value: examDayText(exam) },
      ],
      effect: texts.effect(amount - due),
      accept: {
        label: registrationTexts.confirm,
        run: async () => {
          const { skipped, undo } = await sendOnce(`reported fee ${id} ${day} ${amount}`, {
            send: (key) =>
              api.changePayments({
                params: { examId: exam.id },
                body: { ids: [id], change: 'confirm', day, depositorName },
                key,
              }),
          });
          return { said: texts.confirmed(name, exam.title), undo, left: skipped[0]?.message };
        },
      },
      reject: reportIsNotRejected,
      to: `/mock-exam/list?exam=${exam.id}&registration=${id}`,
      disabledReason,
    },
  ];
}

/** What students say they paid of exam fees that are waited for. */
export function useReportedFees(): InboxSource {
  const { can, missing } = useManager();
  const reads = can('mocks.read');
  const disabledReason = missing('mocks.write');
  const exams = useQuery({ ...mockQueries.exams(), enabled: reads });
  const reported = exams.data?.content.filter((exam) => exam.reported > 0) ?? [];
  const registrations = useQueries({
    queries: reported.map(({ id }) => mockQueries.registrations(id)),
    combine: (found) => ({
      answers: found.flatMap(({ data }) => data ?? []),
      isError: found.some(({ isError }) => isError),
    }),
  });
  const { answers } = registrations;
  const isRead = exams.data !== undefined && answers.length === reported.length;
  const items = useMemo(
    () =>
      answers.flatMap(({ exam, content }) =>
        content.flatMap((registration) => itemOf(exam, registration, disabledReason)),
      ),
    [answers, disabledReason],
  );
  return {
    items: !reads || isRead ? items : undefined,
    isError: exams.isError || registrations.isError,
  };
}
