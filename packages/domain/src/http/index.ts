export { endpoint } from './endpoint';
export type { Access, Endpoint, RequestOf, ResponseOf } from './endpoint';
export { errorBodySchema } from './error-body-schema';
export type { ErrorBody } from './error-body-schema';
