import type { Feature } from '@academy/domain/features';
import { lazy, Suspense } from 'react';
import { Route, Navigate, Outlet } from 'react-router-dom';
import { lazyComponent } from '../../shared/lazy-component';
import { useFeatures } from '../../shared/use-features';
import { StudentArea } from '../student-area';
import { MealsRoute } from './meals-route';
import { PageRoutes, useOpenDialog } from '@academy/app-kit/url';

/**
 * Around the pages other than the meal page: the add button floats over them too, and leads to the
 * sheet that the meal page has. Back returns.
 */
function QuickAddElsewhere() {
  return useOpenDialog().opened === 'quick-add' ? (
    <Navigate to="/student-calendar?open=quick-add" replace />
  ) : (
    <Outlet />
  );
}

/** The pages of a feature; where the academy does without, the student reads so. */
function WhileOn({ feature }: { feature: Feature }) {
  return useFeatures()(feature) ? <Outlet /> : <FeatureOff feature={feature} />;
}

const FeatureOff = lazy(() =>
  import('../feature-off').then((module) => ({ default: module.FeatureOff })),
);
const LoginRoute = lazy(() =>
  import('./login-route').then((module) => ({ default: module.LoginRoute })),
);
const MocksRoute = lazyComponent(async () => (await import('./mocks-route')).MocksRoute, 'mocks');
const NotFoundPage = lazy(() =>
  import('../not-found-page').then((module) => ({ default: module.NotFoundPage })),
);
const PointsPage = lazyComponent(
  async () => (await import('../../features/points/points-page')).PointsPage,
  'points',
);
const ScheduleRoute = lazyComponent(
  async () => (await import('./schedule-route')).ScheduleRoute,
  'schedule',
);
const StudyPage = lazyComponent(
  async () => (await import('../../features/study-time/study-page')).StudyPage,
  'study-time',
);
const SubmitRoute = lazyComponent(async () => (await import('./submit-route')).SubmitRoute);

/**
 * Every address of the student app. The meal page is what students come for and comes with the app;
 * any other page is a lazy route here and a tab in `shell/tabs`.
 */
export function AppRoutes() {
  return (
    <Suspense fallback={null}>
      <PageRoutes>
        <Route path="/" element={<LoginRoute />} />
        <Route path="/admin" element={<LoginRoute />} />
        <Route element={<StudentArea />}>
          <Route path="/student-calendar" element={<MealsRoute />} />
          <Route element={<QuickAddElsewhere />}>
            <Route element={<WhileOn feature="schedule" />}>
              <Route path="/regular-schedule" element={<ScheduleRoute />} />
            </Route>
            <Route element={<WhileOn feature="points" />}>
              <Route path="/points-mine" element={<PointsPage />} />
            </Route>
            <Route element={<WhileOn feature="mocks" />}>
              <Route path="/mocks" element={<MocksRoute />} />
            </Route>
            <Route element={<WhileOn feature="study-time" />}>
              <Route path="/study" element={<StudyPage />} />
            </Route>
            <Route path="/submit" element={<SubmitRoute />} />
          </Route>
        </Route>
        <Route path="/not-found" element={<NotFoundPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </PageRoutes>
    </Suspense>
  );
}
