export { createQueryClient } from './create-query-client';
export { useKnownData } from './use-known-data';
export { Answered, answerOf, keepFound, offeredBy, type Reading } from './answer';
