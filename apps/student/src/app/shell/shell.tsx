import { useOnline } from '@academy/app-kit/device';
import { useOpenDialog } from '@academy/app-kit/url';
import { defaultPointWords, isUsualWords } from '@academy/domain/points';
import type { Academy } from '@academy/domain/settings';
import { formatClock } from '@academy/domain/time';
import { AcademyLogo } from '@academy/ui/academy-logo';
import { Fab } from '@academy/ui/fab';
import { loadAfterPage } from '@academy/ui/fonts';
import { PlusIcon, UserIcon } from '@academy/ui/icon';
import { SaveStatus } from '@academy/ui/save-status';
import { StudentShell } from '@academy/ui/student-shell';
import { ToastRegion } from '@academy/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { memo, Suspense, useEffect, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { lazyComponent, useOnceOpened } from '../../shared/lazy-component';
import { CrashBoundary } from '../../shared/crash-boundary';
import { shellTexts, pageTitle } from '../../shared/shell-texts';
import { useFeatures } from '../../shared/use-features';
import { sessionQueries } from '../../shared/session-queries';
import { deviceStorage } from '../../shared/device-storage';
import { toasts } from '../../shared/toasts';
import { LateShell, due } from './late-shell';
import { ShellBanner } from './shell-banner';
import styles from './shell.module.css';
import { mealsPath } from '../../shared/meals-path';
import { shellTabs, studyPage, submitPage } from './tabs';
import { saveTexts } from '../../shared/unsaved/save-texts';
import { unsavedWork, useSaveState } from '../../shared/unsaved/unsaved-work';

/** Whether what is on the screen is stored. */
function SavePill() {
  const state = useSaveState();
  const retrying = state.kind === 'failed' && state.retrying === true;
  const texts = {
    saving: saveTexts.saving,
    saved: state.kind === 'saved' ? saveTexts.saved(formatClock(new Date(state.at))) : '',
    failed: retrying ? saveTexts.failedRetrying : saveTexts.failed,
    offline: saveTexts.offline,
  };
  return (
    <SaveStatus
      state={state.kind === 'draft' ? 'idle' : state.kind}
      texts={texts}
      // The long sentence leaves no room for it on a phone: the banner has it then.
      onRetry={retrying ? undefined : unsavedWork.retry}
    />
  );
}

const Nothing = () => null;
/** A failed load needs no message without a network. */
const load = () =>
  import('../../features/meal-questions/meal-question-card').then(
    (module) => module.MealQuestionCard,
    () => Nothing,
  );

const AtOnce = lazyComponent(load);
/** The meal page is what most begin with: there it waits until that works. */
const OnceThePageWorks = lazyComponent(() => due.then(load));

/**
 * Where meals and absences are seen to, a student is asked what becomes of the one in the other.
 */
function MealQuestions({ pathname }: { pathname: string }) {
  return (
    <Suspense fallback={null}>
      {pathname === '/student-calendar' && <OnceThePageWorks late />}
      {(pathname === '/regular-schedule' || pathname === '/submit') && <AtOnce />}
    </Suspense>
  );
}

/** The way to 사유 제출 and 신청 내역, from every page. */
function SubmitLink({ current }: { current: boolean }) {
  return (
    <Link
      to={submitPage.path}
      className={styles.profileButton}
      aria-label={shellTexts.submit}
      aria-current={current ? 'page' : undefined}
    >
      {submitPage.icon}
      <span className={styles.wideOnly}>{shellTexts.submit}</span>
      <span className={styles.word}>{shellTexts.submitShort}</span>
    </Link>
  );
}

const loadProfile = async () => (await import('./profile-sheet')).ProfileSheet;
const ProfileSheet = lazyComponent(loadProfile);

/** Whether the browser has been idle since. What is decoration waits for it. */
function useQuiet(since: boolean): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (since) loadAfterPage(async () => setQuiet(true));
  }, [since]);
  return quiet;
}

/** In the place of a page whose code is not on the device yet: nothing for the moment it takes. */
function PageComes() {
  return useOnline() ? null : <p className={styles.comes}>{shellTexts.opensOnline}</p>;
}

/** Whose app it is, as the academy looks. */
const Brand = ({ name, logo }: Pick<Academy, 'name' | 'logo'>) => (
  <AcademyLogo logo={logo} name={name} named>
    {name}
  </AcademyLogo>
);

/** The frame around every student page: title bar, save status, tabs, quick-add button. */
export function Shell() {
  const { pathname } = useLocation();
  return <Frame pathname={pathname} dialog={useOpenDialog()} />;
}

interface FrameProps {
  pathname: string;
  dialog: ReturnType<typeof useOpenDialog>;
}

/** It stays as it is drawn while the page shows another month of the address. */
const Frame = memo(function Frame({ pathname, dialog }: FrameProps) {
  const profile = useOnceOpened(dialog.opened === 'profile');
  const { data: me } = useQuery(sessionQueries.me());
  const quiet = useQuiet(me !== undefined);
  const { data: academy } = useQuery({ ...sessionQueries.academy(), enabled: quiet });
  // It has the way out: the first tap on it works without a network, too.
  useEffect(() => {
    if (quiet) void loadProfile().catch(() => undefined);
  }, [quiet]);
  const name = me?.name ?? '';
  const pages = shellTabs(isUsualWords(academy?.pointWords ?? defaultPointWords));
  const uses = useFeatures();
  const tabs = pages
    .filter(({ feature }) => uses(feature))
    .map(({ path: href, label, icon }) => ({ href, label, icon, current: href === pathname }));
  const page = [...pages, submitPage, studyPage].find(({ path }) => path === pathname);
  const title = page?.label ?? '';

  return (
    <StudentShell
      title={title}
      brand={academy && <Brand {...academy} />}
      tabs={tabs}
      navLabel={shellTexts.navigation}
      renderLink={({ href, ...link }) => <Link to={href} {...link} />}
      status={<SavePill />}
      banner={
        <>
          <ShellBanner />
          <Suspense fallback={null}>
            <LateShell />
          </Suspense>
        </>
      }
      fab={
        // Elsewhere the page's own button is enough, and amounts stay uncovered.
        pathname === mealsPath && (
          <Fab
            label={shellTexts.quickAdd}
            icon={<PlusIcon />}
            extended
            aria-haspopup="dialog"
            storage={deviceStorage}
            moveHint={shellTexts.moveHint}
            onClick={() => dialog.open('quick-add')}
          />
        )
      }
      actions={
        <>
          <SubmitLink current={pathname === submitPage.path} />
          <button
            type="button"
            className={styles.profileButton}
            aria-label={name ? `${shellTexts.profile} ${name}` : shellTexts.profile}
            onClick={() => dialog.open('profile')}
          >
            <UserIcon />
            {name !== '' && <span className={styles.name}>{name}</span>}
          </button>
        </>
      }
    >
      <title>{pageTitle(title, academy?.name)}</title>
      <MealQuestions pathname={pathname} />
      <CrashBoundary key={pathname} inside>
        <Suspense fallback={<PageComes />}>
          <Outlet />
        </Suspense>
      </CrashBoundary>
      <Suspense fallback={null}>
        {profile && (
          <ProfileSheet open={dialog.opened === 'profile'} onClose={dialog.close} name={name} />
        )}
      </Suspense>
      <ToastRegion store={toasts} label={shellTexts.notices} />
    </StudentShell>
  );
});
