/**
 * The push services of browsers: Chrome, Edge and Samsung Internet; Firefox; Safari; Edge on
 * Windows.
 */
const HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
];

/**
 * Whether notifications may go to an address that a browser has named. Only to known services: the
 * server calls it, and a caller must not choose what else it calls.
 */
export function isPushService(endpoint: string, others: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, origin } = new URL(endpoint);
  if (others.includes(origin) && username === '') return true;
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    HOSTS.some((host) => host.test(hostname))
  );
}
