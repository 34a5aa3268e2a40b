export { CrashPage } from './crash-page';
export { ErrorBoundary } from './error-boundary';
export { onFault } from './on-fault';
