import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyComponent } from '../../shared/lazy-component';
import { StudentArea } from '../student-area';
import { MealsRoute } from './meals-route';
import { QuickAddElsewhere } from './quick-add-elsewhere';

const LoginRoute = lazy(() =>
  import('./login-route').then((module) => ({ default: module.LoginRoute })),
);
const MocksRoute = lazyComponent(async () => (await import('./mocks-route')).MocksRoute);
const NotFoundPage = lazy(() =>
  import('../not-found-page').then((module) => ({ default: module.NotFoundPage })),
);
const PointsPage = lazyComponent(
  async () => (await import('../../features/points/points-page')).PointsPage,
);
const ScheduleRoute = lazyComponent(async () => (await import('./schedule-route')).ScheduleRoute);
const StudyPage = lazyComponent(
  async () => (await import('../../features/study-time/study-page')).StudyPage,
);
const SubmitRoute = lazyComponent(async () => (await import('./submit-route')).SubmitRoute);

/**
 * Every address of the student app. The meal page is what students come for and comes with the app;
 * any other page is a lazy route here and a tab in `shell/tabs`.
 */
export function AppRoutes() {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path="/" element={<LoginRoute />} />
        <Route path="/admin" element={<LoginRoute />} />
        <Route element={<StudentArea />}>
          <Route path="/student-calendar" element={<MealsRoute />} />
          <Route element={<QuickAddElsewhere />}>
            <Route path="/regular-schedule" element={<ScheduleRoute />} />
            <Route path="/points-mine" element={<PointsPage />} />
            <Route path="/mocks" element={<MocksRoute />} />
            <Route path="/study" element={<StudyPage />} />
            <Route path="/submit" element={<SubmitRoute />} />
          </Route>
        </Route>
        <Route path="/not-found" element={<NotFoundPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
