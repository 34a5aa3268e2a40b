import { useOpenDialog } from '@academy/app-kit/url';
import { Navigate, Outlet } from 'react-router-dom';

/**
 * Around the pages other than the meal page: the add button floats over them too, and leads to the
 * sheet that the meal page has. Back returns.
 */
export function QuickAddElsewhere() {
  return useOpenDialog().opened === 'quick-add' ? (
    <Navigate to="/student-calendar?open=quick-add" replace />
  ) : (
    <Outlet />
  );
}
