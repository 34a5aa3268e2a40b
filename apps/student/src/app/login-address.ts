/** Both addresses of the student login (spec §2). */
export const isLoginAddress = (pathname: string): boolean =>
  pathname === '/' || pathname === '/admin' || pathname === '/admin/';
