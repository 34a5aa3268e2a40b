export { newsEndpoints } from './endpoints';
export { newsItemSchema, newsPageSchema } from './schemas';
export type { NewsItem, NewsPage } from './schemas';
