import { isNotFound } from '@academy/api-client';
import { useUrlParams } from '@academy/app-kit/url';
import type { MockExamId } from '@academy/domain/ids';
import {
  countAttendance,
  examFeeText,
  examSubjects,
  subjectOptions,
  type ExamRegistrations,
} from '@academy/domain/mocks';
import { ErrorState } from '@academy/ui/error-state';
import { ArrowLeftIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { Row } from '@academy/ui/layout';
import { Tabs } from '@academy/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { LiveState } from '../../../shared/page/live-state';
import { PageHead } from '../../../shared/page/page-head';
import { TabState } from '../../../shared/page/tab-state';
import { ExamStateBadge } from '../exam-columns';
import { ExamDialogs } from '../exam-dialogs';
import { ExamRowMenu } from '../exam-row-menu';
import { examDayText, moneyText, onSiteText, periodText, registeredText } from '../mocks-format';
import styles from '../mocks-page.module.css';
import { mockQueries } from '../mocks-queries';
import { registrationTexts as texts } from '../mocks-texts';
import { lazyPart } from '../../../shared/page/lazy-part';
import { resultTexts } from '../results/results-texts';
import { SeatsTab } from '../seats/seats-tab';
import { PaperOrderTab } from './paper-order-tab';
import { RegistrationsTab } from './registrations-tab';

const ResultsTab = lazyPart(async () => (await import('../results/results-tab')).ResultsTab, null);

const tabs = [
  { value: 'registrations', label: texts.tabs.registrations, Component: RegistrationsTab },
  { value: 'papers', label: texts.tabs.papers, Component: PaperOrderTab },
  { value: 'seats', label: texts.tabs.seats, Component: SeatsTab },
  { value: 'results', label: resultTexts.grid, Component: ResultsTab },
] as const;

/** What of the address belongs to one tab: gone when another one is chosen. */
const ofOneTab = {
  q: '',
  show: '',
  sort: '',
  registration: '',
  do: '',
  of: '',
  spare: '',
  subject: '',
  measure: '',
};

/** The exam in one line, with the figures that every registration moves. */
function ExamFacts({ exam, content }: ExamRegistrations) {
  const c = texts.facts;
  const { present, absent } = countAttendance(content);
  const facts: [string, string][] = [
    [c.examDate, examDayText(exam)],
    [c.period, periodText(exam)],
    [c.fee, examFeeText(exam)],
    [c.registered, registeredText(exam)],
    [c.onSite, onSiteText(exam)],
    [c.paperOnly, String(exam.paperOnly)],
    [c.money, moneyText(exam)],
    ...(present + absent > 0
      ? [[c.attendance, `${present} / ${absent}`] satisfies [string, string]]
      : []),
    ...(exam.refundDue > 0
      ? [[c.refundDue, String(exam.refundDue)] satisfies [string, string]]
      : []),
    ...(exam.cancelled ? [[c.cancelled, exam.cancelled.reason] satisfies [string, string]] : []),
  ];
  return (
    <dl className={styles.facts} aria-label={c.label}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One exam: who registered, what papers to order, who sits where. */
export function ExamPage({ examId, live }: { examId: MockExamId; live: boolean }) {
  const navigate = useNavigate();
  const { params, change } = useUrlParams();
  const { data, error, refetch } = useQuery(mockQueries.registrations(examId));
  const { data: academy } = useQuery(mockQueries.subjects());
  const exam = data?.exam;
  const subjects = useMemo(
    () => (exam ? examSubjects(exam, subjectOptions(academy ?? '')) : []),
    [exam, academy],
  );
  const { value, Component } = tabs.find((tab) => tab.value === params.get('tab')) ?? tabs[0];
  const toList = () => void navigate('/mock-exam/list');
  return (
    <div className={styles.page}>
      <PageHead
        title={exam?.title ?? texts.grid}
        back={
          <IconButton label={texts.back} onClick={toList}>
            <ArrowLeftIcon />
          </IconButton>
        }
        state={
          <Row as="span" gap={4} align="center" wrap={false}>
            {exam && <ExamStateBadge state={exam.state} />}
            {exam && <ExamRowMenu exam={exam} />}
            <LiveState live={live} asOf={undefined} />
          </Row>
        }
      />
      {data && <ExamFacts {...data} />}
      {isNotFound(error) && <ErrorState title={texts.gone}>{texts.goneHelp}</ErrorState>}
      {!data && !isNotFound(error) && (
        <TabState isError={error !== null} onRetry={() => void refetch()} />
      )}
      {data && (
        <Tabs
          label={texts.tabs.label}
          items={tabs}
          value={value}
          onValueChange={(tab) => change({ ...ofOneTab, tab: tab === 'registrations' ? '' : tab })}
        >
          <Component key={value} data={data} subjects={subjects} />
        </Tabs>
      )}
      <ExamDialogs exams={exam ? [exam] : []} onGone={toList} />
    </div>
  );
}
