export { createFaultReport } from './fault-report';
