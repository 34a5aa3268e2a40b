import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { LoginPage } from '../../features/login/login-page';
import { NotFoundPage } from '../not-found-page';

// The login screen is small and first; what stands behind it (axios, react-query, the calendar) comes with the student.
const StudentArea = lazy(() => import('../student-area').then((module) => ({ default: module.StudentArea })));
const MealsRoute = lazy(() => import('./meals-route').then((module) => ({ default: module.MealsRoute })));

/** Every address of the student app (spec §2). A page of a later issue is one more route here and one more tab in `shell/tabs`. */
export function AppRoutes() {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path="/" element={<LoginPage />} />
        <Route path="/admin" element={<LoginPage />} />
        <Route element={<StudentArea />}>
          <Route path="/student-calendar" element={<MealsRoute />} />
        </Route>
        <Route path="/not-found" element={<NotFoundPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
