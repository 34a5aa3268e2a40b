export { createQueryClient } from './create-query-client';
export { useKnownData } from './use-known-data';
