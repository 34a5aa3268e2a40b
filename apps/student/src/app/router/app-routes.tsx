import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { StudentArea } from '../student-area';
import { MealsRoute } from './meals-route';
import { QuickAddElsewhere } from './quick-add-elsewhere';

const LoginRoute = lazy(() => import('./login-route').then((module) => ({ default: module.LoginRoute })));
const MocksRoute = lazy(() => import('./mocks-route').then((module) => ({ default: module.MocksRoute })));
const NotFoundPage = lazy(() => import('../not-found-page').then((module) => ({ default: module.NotFoundPage })));
const SubmitRoute = lazy(() => import('./submit-route').then((module) => ({ default: module.SubmitRoute })));
const PointsPage = lazy(() => import('../../features/points/points-page').then((module) => ({ default: module.PointsPage })));

/**
 * Every address of the student app (spec §2). The meal page is what students come for and comes with the app; a page of a later
 * issue is one more lazy route here and one more tab in `shell/tabs`.
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
            <Route path="/points-mine" element={<PointsPage />} />
            <Route path="/mocks" element={<MocksRoute />} />
            <Route path="/submit" element={<SubmitRoute />} />
          </Route>
        </Route>
        <Route path="/not-found" element={<NotFoundPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
