export { checkNews } from './check-news';
export type { NewsErrors } from './check-news';
export { newsEndpoints } from './endpoints';
export {
  NEWS_ALT_LIMIT,
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
  storedPictureSchema,
} from './manage-schemas';
export type {
  ManagedNews,
  ManagedNewsPage,
  NewsDraft,
  NewsForm,
  NewsState,
  StoredPicture,
  WrittenNews,
} from './manage-schemas';
export { byNewsOrder, newsState, nextNewsChange, nextUrgentNotice } from './news-state';
export { newsCategorySchema, newsItemSchema, newsPageSchema, newsPictureSchema } from './schemas';
export type { MenuDay, NewsCategory, NewsItem } from './schemas';
export { newsFileColumns } from './news-file-columns';
export {
  newsCategoryName,
  newsOrderText,
  newsRefusalText,
  newsStateName,
  pictureGoneText,
} from './news-texts';
