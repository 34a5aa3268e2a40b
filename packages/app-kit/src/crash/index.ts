export { CrashPage } from './crash-page';
export { ErrorBoundary } from './error-boundary';
export { tellFaults } from './on-fault';
