/** Where a manager lands after login. */
export const HOME = '/admin-dashboard';
