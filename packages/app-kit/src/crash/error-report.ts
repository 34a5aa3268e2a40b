import { errorNumber } from './error-number';

/** Which app, of which release, and where its API is. */
export interface ReportSource {
  app: 'student' | 'admin';
  release: string;
  api: string;
}

/** A page that keeps failing says nothing new after these. */
const MOST_REPORTS = 5;
const MOST_PLACES = 8;

/** Answers that were expected to fail sometimes, and work that somebody ended. */
const EXPECTED = new Set(['ApiError', 'AbortError', 'RefreshError']);

const nameOf = (error: unknown) => {
  const isNamed = typeof error === 'object' && error !== null && 'name' in error;
  const name = isNamed ? String(error.name) : typeof error;
  return /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error';
};

/**
 * The page without anything of anybody: whatever is not a plain word of an address stands for
 * itself no more.
 */
const pageOf = (pathname: string) =>
  pathname
    .split('/')
    .slice(0, 7)
    .map((part) => (part === '' || /^[a-z-]{1,30}$/.test(part) ? part : ':id'))
    .join('/');

/** Where in our own files, without what the error says: that may quote what somebody wrote. */
const placesOf = (error: unknown) =>
  [
    ...((error instanceof Error ? error.stack : undefined) ?? '').matchAll(
      /\/([\w-]{1,60}\.js:\d{1,7}:\d{1,7})/g,
    ),
  ]
    .map(([, place]) => place)
    .slice(0, MOST_PLACES);

/**
 * Tells the server of errors that nobody else would learn of: each once, and never what anybody
 * wrote. That it cannot be told is no error of its own.
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
    // Belongs to no session and waits for no answer: it leaves even when the page goes away.
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    navigator.sendBeacon(`${api}/client-errors`, body);
  };
}
