/** Where a manager lands after login: 오늘. */
export const HOME = '/admin-dashboard';
