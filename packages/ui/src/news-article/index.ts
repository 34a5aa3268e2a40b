export { NewsArticle } from './news-article';
export type { NewsArticleProps } from './news-article';
export type { ArticlePicture } from './news-picture';
