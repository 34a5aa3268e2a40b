import type { StudentId } from '@academy/domain/ids';
import type { MyMockRegistration } from '@academy/domain/mocks';
import { Tabs } from '@academy/ui/tabs';
import { useEffect, useEffectEvent, useState } from 'react';
import { mocksTexts, resultTexts } from '../../shared/messages/mocks-texts';
import { OfflineLine } from '../../shared/online/offline-line';
import { toasts } from '../../shared/toasts';
import { ExamDrawer } from './exam-drawer';
import type { Intention } from './intention';
import { MyRegistrations } from './my-registrations';
import { OpenExams } from './open-exams';
import { ResultDialog, type Outcome } from './result-dialog';
import { useMocksTab, type MocksTab } from './use-mocks-tab';
import { useOpenedExam } from './use-opened-exam';
import { usePayment } from './use-payment';
import { useRegistering } from './use-registering';

interface Props {
  studentId: StudentId;
  /** Under which a deposit is found; empty while it is not known. */
  studentName: string;
}

const TABS = [
  { value: 'open', label: mocksTexts.tabs.open },
  { value: 'mine', label: mocksTexts.tabs.mine },
] satisfies { value: MocksTab; label: string }[];

const outcomeOf = (kind: Intention['kind']): Outcome['kind'] =>
  kind === 'register' ? 'applied' : kind === 'cancel' ? 'canceled' : 'in-line';

/** `/mocks`: register for mock exams, change it, cancel it. */
export function MocksPage({ studentId, studentName }: Props) {
  const { tab, show } = useMocksTab();
  const { examId, showsResult, openExam, openResult, close } = useOpenedExam();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const paymentOf = usePayment(studentName);
  const registering = useRegistering({ onDone });

  function onDone({ kind }: Intention, registration: MyMockRegistration): void {
    if (kind === 'modify' && registration.onSiteState !== 'waiting') {
      toasts.show({ text: resultTexts.modified, tone: 'success' });
      close();
      return;
    }
    setOutcome({ kind: outcomeOf(kind), registration });
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
      <Tabs label={mocksTexts.tabsLabel} items={TABS} value={tab} onValueChange={show}>
        {tab === 'open' ? (
          <OpenExams onOpen={openExam} />
        ) : (
          <MyRegistrations studentId={studentId} onOpen={openExam} />
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
