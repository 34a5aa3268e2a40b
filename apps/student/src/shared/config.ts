const ADMIN_PORT = '4200';

/** Where the admin app stands, without a slash at the end: configured at build time, else its usual place beside this one. */
function adminAppUrl(): string {
  const configured = import.meta.env.VITE_ADMIN_URL;
  if (typeof configured === 'string' && configured !== '') return configured.replace(/\/$/, '');
  const { protocol, hostname, host } = window.location;
  return hostname.startsWith('student.') ? `${protocol}//${host.replace(/^student\./, 'admin.')}` : `${protocol}//${hostname}:${ADMIN_PORT}`;
}

export const config = { adminLoginUrl: `${adminAppUrl()}/admin-login` };
