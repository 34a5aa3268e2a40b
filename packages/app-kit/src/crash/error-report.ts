import { errorNumber } from './error-number';

/** Which app, of which release, and where its API is. */
export interface ReportSource {
  app: 'student' | 'admin';
  release: string;
  api: string;
}

/** After this many reports a failing page has nothing new to say. */
const MOST_REPORTS = 5;
const MOST_PLACES = 8;

/** Expected failures of requests, and aborted work. */
const EXPECTED = new Set(['ApiError', 'AbortError', 'RefreshError']);

const nameOf = (error: unknown) => {
  const isNamed = typeof error === 'object' && error !== null && 'name' in error;
  const name = isNamed ? String(error.name) : typeof error;
  return /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error';
};

/** The path without personal data: every segment that is not a plain word is masked. */
const pageOf = (pathname: string) =>
  pathname
    .split('/')
    .slice(0, 7)
    .map((part) => (part === '' || /^[a-z-]{1,30}$/.test(part) ? part : ':id'))
    .join('/');

/** The location in our own files, without the message, which may quote user input. */
const placesOf = (error: unknown) =>
  [
    ...((error instanceof Error ? error.stack : undefined) ?? '').matchAll(
      /\/([\w-]{1,60}\.js:\d{1,7}:\d{1,7})/g,
    ),
  ]
    .map(([, place]) => place)
    .slice(0, MOST_PLACES);

/**
 * Reports otherwise unnoticed errors to the server: each once, and never with user input. A failed
 * report is ignored.
 */
export function createErrorReport({ app, release, api }: ReportSource): (error: unknown) => void {
  const reported = new Set<string>();
  return (fault) => {
    const number = errorNumber(fault);
    if (EXPECTED.has(nameOf(fault)) || reported.has(number) || reported.size >= MOST_REPORTS)
      return;
    reported.add(number);
    const page = pageOf(window.location.pathname);
    const report = { app, release, page, name: nameOf(fault), number, at: placesOf(fault) };
    // Sent without a session and without waiting for the answer, so that it leaves even when the
    // page closes.
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    navigator.sendBeacon(`${api}/client-errors`, body);
  };
}
