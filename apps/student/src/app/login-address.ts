/** Both addresses of the student login. */
export const isLoginAddress = (pathname: string): boolean =>
  pathname === '/' || pathname === '/admin' || pathname === '/admin/';
