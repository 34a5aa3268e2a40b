export { CrashPage } from './crash-page';
export { ErrorBoundary } from './error-boundary';
