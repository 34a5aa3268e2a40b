export { endpoint } from './endpoint';
export type { Access, Endpoint, RequestOf, ResponseOf } from './endpoint';
export { errorBodySchema } from './error-body-schema';
export { contactsQuery, fileFormatSchema, fileSchema } from './file-schemas';
export type { FileFormat } from './file-schemas';
export { IDEMPOTENCY_HEADER, IDEMPOTENCY_HOURS, isIdempotencyKey } from './idempotency';
export { pageFacts } from './page-facts';
export { pageFactsSchema, pageQuery, sizeQuery } from './page-schemas';
