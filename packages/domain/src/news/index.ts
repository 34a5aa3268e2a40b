export { checkNews } from './check-news';
export type { NewsErrors } from './check-news';
export { newsEndpoints } from './endpoints';
export {
  NEWS_CONTENT_LIMIT,
  NEWS_FILES_LIMIT,
  NEWS_PICTURES_LIMIT,
  NEWS_TITLE_LIMIT,
  NEWS_TRASH_DAYS,
} from './limits';
export { newsManagementEndpoints } from './manage-endpoints';
export {
  managedNewsPageSchema,
  managedNewsSchema,
  newsDraftSchema,
  newsReadsSchema,
  newsStateSchema,
  readStateSchema,
} from './manage-schemas';
export type {
  ManagedNews,
  ManagedNewsPage,
  NewsDraft,
  NewsForm,
  NewsReader,
  NewsReads,
  NewsState,
  ReadState,
  WrittenNews,
} from './manage-schemas';
export { byNewsOrder, newsState, nextNewsChange, nextUrgentNotice } from './news-state';
export { newsCategorySchema, newsItemSchema, newsPageSchema } from './schemas';
export type { MenuDay, NewsCategory, NewsItem } from './schemas';
export { newsReadColumns, readTerms, withReadState } from './news-reads';
export { newsFileColumns } from './news-file-columns';
export {
  newsCategoryName,
  newsOrderText,
  newsRefusalText,
  newsStateName,
  readStateName,
  unreadTitle,
} from './news-texts';
export { newsFields, newsStateFields } from './fields';
