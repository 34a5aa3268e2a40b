export { CrashPage } from './crash-page';
export { ErrorBoundary } from './error-boundary';
export { reportErrors } from './report-errors';
