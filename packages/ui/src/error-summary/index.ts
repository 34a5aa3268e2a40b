export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './error-summary';
