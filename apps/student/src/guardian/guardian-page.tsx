import { ApiError, createClient, errorText, guardianCalls } from '@academy/api-client';
import { apiAddress } from '@academy/app-kit/deployment';
import { isOn } from '@academy/domain/features';
import {
  guardianLinkParams,
  type GuardianQuestion,
  type GuardianView,
} from '@academy/domain/guardians';
import { formatClock, formatDay, isCalendarMonth, seoulDay } from '@academy/domain/time';
import { Banner } from '@academy/ui/banner';
import { Button } from '@academy/ui/button';
import { ErrorState } from '@academy/ui/error-state';
import { InlineError } from '@academy/ui/inline-error';
import { Card, Row } from '@academy/ui/layout';
import { MessagePage } from '@academy/ui/message-page';
import { Skeleton } from '@academy/ui/skeleton';
import { Switch } from '@academy/ui/switch';
import textStyles from '@academy/ui/styles/text.module.css';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { ChildSection } from './child-section';
import styles from './guardian-page.module.css';
import { guardianTexts as texts } from './guardian-texts';
import { isEnded, Question, questionOf } from './question';
import { ReportPart } from './report-part';

const RequestPart = lazy(async () => ({
  default: (await import('./late-parts')).RequestPart,
}));

const api = guardianCalls(createClient({ baseURL: apiAddress() }));

function onAddress(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/**
 * The link as it is behind the `#`, undefined where nothing like one is there, and the
 * month whose report it leads to.
 */
function useLink() {
  const hash = useSyncExternalStore(onAddress, () => window.location.hash);
  const [linkId, signature, month = ''] = hash.slice(1).split('/');
  const link = guardianLinkParams.safeParse({ linkId, signature }).data;
  return { link, month: isCalendarMonth(month) ? month : undefined };
}

const isOff = (error: unknown) => error instanceof ApiError && error.code === 'feature-off';
const isGone = (error: unknown) =>
  error instanceof ApiError && error.status !== undefined && error.status < 500;

function Notices({ notices }: Pick<GuardianView, 'notices'>) {
  if (notices.length === 0) return null;
  return (
    <section aria-label={texts.notices}>
      <details className={styles.fold}>
        <summary className={styles.foldHead}>{texts.noticeCount(notices.length)}</summary>
        {notices.map(({ id, title, content, publishedAt }) => (
          <details key={id} className={styles.notice}>
            <summary className={styles.summary}>
              {title}{' '}
              <span className={styles.date}>{formatDay(seoulDay(new Date(publishedAt)))}</span>
            </summary>
            <p className={styles.content}>{content}</p>
          </details>
        ))}
      </details>
    </section>
  );
}

type Link = NonNullable<ReturnType<typeof useLink>['link']>;

type Kinds = NonNullable<GuardianView['noticeSwitch']>;
type Switched = Parameters<typeof api.switchGuardianNotices>[0]['body'];

/** Whether this guardian is notified, and of what: theirs to stop. */
function NoticeSwitch({ of: { on: isSent, kinds }, link }: { of: Kinds; link: Link }) {
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  async function turn(body: Switched) {
    setIsBusy(true);
    setHasFailed(false);
    try {
      await api.switchGuardianNotices({ params: link, body });
      await queries.invalidateQueries({ queryKey: ['guardian'] });
    } catch {
      setHasFailed(true);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <details className={styles.fold}>
      <summary className={styles.foldHead}>{texts.notifications(isSent)}</summary>
      <Switch
        spread
        label={texts.notified}
        checked={isSent}
        aria-busy={isBusy}
        onCheckedChange={(on) => void turn({ on })}
      />
      <p className={textStyles.help}>{texts.notifiedHelp}</p>
      {isSent &&
        kinds.map(({ kind, name, on: wanted }) => (
          <Switch
            key={kind}
            spread
            label={name}
            checked={wanted}
            aria-busy={isBusy}
            onCheckedChange={(on) => void turn({ on, kind })}
          />
        ))}
      <InlineError>{hasFailed && texts.notifiedFailed}</InlineError>
    </details>
  );
}

function View({
  view,
  link,
  reports,
  failed,
  busy,
  onRefresh,
}: {
  view: GuardianView;
  link: Link;
  reports: ReactNode;
  failed: boolean;
  busy: boolean;
  onRefresh: () => void;
}) {
  const { academy, deskPhone, asOf, date } = view;
  return (
    <main className={styles.page}>
      <title>{texts.titleOf(academy)}</title>
      <Row as="header" gap={12} align="center" justify="between" wrap>
        <div>
          <h1 className={styles.academy}>{academy}</h1>
          <p className={textStyles.help}>
            {texts.asOf(formatDay(date), formatClock(new Date(asOf)))}
          </p>
        </div>
        <Button size="dense" loading={busy} onClick={onRefresh}>
          {texts.refresh}
        </Button>
      </Row>
      {failed && <Banner kind="offline">{texts.stale}</Banner>}
      {view.children.map((child) => (
        <ChildSection
          key={child.id}
          child={child}
          view={view}
          request={
            (view.mayRequest || child.requests.length > 0) && (
              <Suspense fallback={<Skeleton height="96px" />}>
                <RequestPart child={child} date={date} link={link} mayRequest={view.mayRequest} />
              </Suspense>
            )
          }
        />
      ))}
      {view.unconfirmed !== null && (
        <Card padding={16}>
          <Question link={link} digits={view.unconfirmed.digits} more={view.unconfirmed.count} />
        </Card>
      )}
      <Card>
        <Notices notices={view.notices} />
        {isOn('study-time', view.featuresOff) && reports}
        {view.noticeSwitch !== null && <NoticeSwitch of={view.noticeSwitch} link={link} />}
      </Card>
      <footer className={styles.footer}>
        <Call deskPhone={deskPhone} />
        <p>{texts.private}</p>
      </footer>
    </main>
  );
}

const Call = ({ deskPhone }: { deskPhone: string }) =>
  deskPhone !== '' && (
    <p>
      <a href={`tel:${deskPhone}`}>
        {texts.call} {deskPhone}
      </a>
    </p>
  );

/** What a device sees first: nothing about anybody until it has shown that it knows a child. */
function QuestionPage({ link, question }: { link: Link; question: GuardianQuestion }) {
  const { academy, deskPhone, digits } = question;
  return (
    <main className={styles.page}>
      <title>{texts.titleOf(academy)}</title>
      <h1 className={styles.academy}>{academy}</h1>
      <Card padding={16}>
        <Question link={link} digits={digits} />
      </Card>
      <footer className={styles.footer}>
        <p>{texts.notYours}</p>
        <Call deskPhone={deskPhone} />
      </footer>
    </main>
  );
}

const EndedPage = ({
  deskPhone,
  message,
}: Pick<GuardianQuestion, 'deskPhone'> & { message: string }) => (
  <MessagePage title={texts.ended} body={message}>
    <Call deskPhone={deskPhone} />
  </MessagePage>
);

const Loading = () => (
  <main className={styles.page} aria-busy="true" aria-label={texts.loading}>
    <title>{texts.title}</title>
    <Skeleton width="40%" height="28px" />
    <Skeleton height="160px" />
    <Skeleton height="160px" />
  </main>
);

/**
 * `/guardian.html#link/signature`: a guardian's children today and this month, for a reader without
 * an account. It reloads when the page becomes visible.
 */
export function GuardianPage() {
  const { link, month } = useLink();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['guardian', link],
    queryFn: link ? ({ signal }) => api.guardianView({ params: link, signal }) : skipToken,
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  });
  const question = link && questionOf(error);
  if (question) return <QuestionPage link={link} question={question} />;
  const ended = isEnded(error);
  if (ended)
    return <EndedPage deskPhone={ended.deskPhone} message={errorText(error, texts.ended)} />;
  if (isOff(error))
    return (
      <MessagePage title={texts.off} body={texts.offBody}>
        {null}
      </MessagePage>
    );
  if (!link || isGone(error))
    return (
      <MessagePage title={texts.gone} body={texts.goneBody}>
        {null}
      </MessagePage>
    );
  if (data)
    return (
      <View
        view={data}
        link={link}
        reports={<ReportPart link={link} date={data.date} asked={month} words={data.pointWords} />}
        failed={error !== null}
        busy={isFetching}
        onRefresh={() => void refetch()}
      />
    );
  return error ? (
    <main className={styles.page}>
      <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    </main>
  ) : (
    <Loading />
  );
}
