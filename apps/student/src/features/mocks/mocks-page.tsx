import { useOpenDialog, useUrlState } from '@academy/app-kit/url';
import { mockExamIdSchema, type StudentId, type MockExamId } from '@academy/domain/ids';
import {
  feeAccount,
  paymentInstructions,
  type MockExam,
  type PaymentInstructions,
} from '@academy/domain/mocks';
import { Tabs } from '@academy/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { OfflineLine } from '../../shared/offline-line';
import { toasts } from '../../shared/toasts';
import { ExamDrawer } from './drawer/exam-drawer';
import { MyRegistrations, OpenExams, type MocksTab } from './mocks-lists';
import { mockQueries } from './mocks-queries';
import { mocksTexts, resultTexts } from './mocks-texts';
import { OwnResults } from './results/own-results';
import { ownResultsQuery } from './results/own-results-queries';
import { ownResultTexts } from './results/own-results-texts';
import { ResultDialog, type Outcome, type Payable } from './result-dialog';
import { useRegistering, type Change, type Done } from './use-registering';

type PageTab = MocksTab | 'results';

/** 진행 중, 내 신청 or 내 성적, in the address: `?tab=mine`. */
function useMocksTab() {
  const [asked, ask] = useUrlState('tab');
  const tab: PageTab = asked === 'mine' || asked === 'results' ? asked : 'open';
  return { tab, show: (next: PageTab) => ask(next === 'open' ? '' : next) };
}

/** A student who has just applied needs the account: what failed is asked for again meanwhile. */
const AGAIN_MS = 5000;

const NO_ACCOUNT = { bankName: '', accountNumber: '', accountHolder: '' };

/**
 * Says how a registration is paid. The academy's account is read ahead, because the result is
 * shown at once.
 */
function usePayment(
  studentName: string,
): (exam: MockExam, registration: Payable) => PaymentInstructions {
  const settings = useQuery({
    ...mockQueries.settings(),
    refetchInterval: ({ state }) => (state.status === 'error' ? AGAIN_MS : false),
  });
  return (exam, payable) => {
    const account = 'paidAmount' in payable ? feeAccount(payable) : undefined;
    return paymentInstructions({
      exam,
      fee: account?.due ?? payable.fee,
      isRest: account !== undefined && account.kept > 0,
      settings: settings.data ?? NO_ACCOUNT,
      studentName,
    });
  };
}

const EXAM = 'exam-';
const RESULT = 'result';

/**
 * Which exam's drawer is open, or whether a result is shown: `?open=exam-11`, `?open=result`. Back
 * closes either.
 */
function useOpenedExam() {
  const { opened, open, close } = useOpenDialog();
  const examId =
    opened?.startsWith(EXAM) === true
      ? mockExamIdSchema.safeParse(opened.slice(EXAM.length))
      : undefined;
  return {
    examId: examId?.success === true ? examId.data : null,
    showsResult: opened === RESULT,
    openExam: (id: MockExamId) => open(`${EXAM}${id}`),
    openResult: () => open(RESULT),
    close,
  };
}

interface Props {
  studentId: StudentId;
  /** Under which a deposit is found; empty while it is not known. */
  studentName: string;
}

const TABS: { value: PageTab; label: string }[] = [
  { value: 'open', label: mocksTexts.tabs.open },
  { value: 'mine', label: mocksTexts.tabs.mine },
];
const RESULTS: (typeof TABS)[number] = { value: 'results', label: ownResultTexts.tab };

const outcomeOf = (kind: Change['kind']): Outcome['kind'] =>
  kind === 'register' ? 'applied' : kind === 'cancel' ? 'canceled' : 'in-line';

/** `/mocks`: register for mock exams, change it, cancel it. */
export function MocksPage({ studentId, studentName }: Props) {
  const { tab, show } = useMocksTab();
  const { examId, showsResult, openExam, openResult, close } = useOpenedExam();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const paymentOf = usePayment(studentName);
  const results = useQuery(ownResultsQuery());
  const hasResults = tab === 'results' || (results.data?.exams.length ?? 0) > 0;
  const registering = useRegistering({ onDone });

  function onDone({ kind }: Change, { exam, registration }: Done): void {
    if (kind === 'modify' && registration?.onSiteState !== 'waiting') {
      toasts.show({ text: resultTexts.modified, tone: 'success' });
      close();
      return;
    }
    setOutcome({ kind: outcomeOf(kind), exam: registration?.exam ?? exam, registration });
    openResult();
  }

  // A result is not kept over a reload: its address means nothing then.
  const nothingToShow = showsResult && outcome === null;
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (nothingToShow) leave();
  }, [nothingToShow]);

  return (
    <>
      <OfflineLine>{mocksTexts.offline}</OfflineLine>
      <Tabs
        label={mocksTexts.tabsLabel}
        items={hasResults ? [...TABS, RESULTS] : TABS}
        value={tab}
        onValueChange={show}
      >
        {tab === 'open' ? (
          <OpenExams onOpen={openExam} />
        ) : tab === 'mine' ? (
          <MyRegistrations studentId={studentId} onOpen={openExam} />
        ) : (
          <OwnResults studentName={studentName} />
        )}
      </Tabs>
      <ExamDrawer
        examId={examId}
        studentId={studentId}
        registering={registering}
        paymentOf={paymentOf}
        onClose={close}
      />
      <ResultDialog open={showsResult} outcome={outcome} paymentOf={paymentOf} onClose={close} />
    </>
  );
}
