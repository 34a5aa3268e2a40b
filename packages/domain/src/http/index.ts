export { endpoint } from './endpoint';
export type { Access, Endpoint, RequestOf, ResponseOf } from './endpoint';
export { errorBodySchema } from './error-body';
export type { ErrorBody } from './error-body';
