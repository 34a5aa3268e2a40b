export { checkNews } from './check-news';
export type { NewsErrors } from './check-news';
export { newsEndpoints } from './endpoints';
export {
  NEWS_CONTENT_LIMIT,
  NEWS_PICTURES_LIMIT,
  NEWS_TITLE_LIMIT,
  NEWS_TRASH_DAYS,
} from './limits';
export { newsManagementEndpoints } from './manage-endpoints';
export {
  managedNewsPageSchema,
  managedNewsSchema,
  newsDraftSchema,
  newsStateSchema,
} from './manage-schemas';
export type {
  ManagedNews,
  ManagedNewsPage,
  NewsDraft,
  NewsForm,
  NewsState,
  WrittenNews,
} from './manage-schemas';
export { byNewsOrder, newsState, nextNewsChange, nextUrgentNotice } from './news-state';
export { newsCategorySchema, newsItemSchema, newsPageSchema } from './schemas';
export type { MenuDay, NewsCategory, NewsItem } from './schemas';
export { newsFileColumns } from './news-file-columns';
export { newsCategoryName, newsOrderText, newsRefusalText, newsStateName } from './news-texts';
export { newsFields, newsStateFields } from './fields';
