export { ErrorBoundary } from './error-boundary';
export { reportErrors } from './report-errors';
