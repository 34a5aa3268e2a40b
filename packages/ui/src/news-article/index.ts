export { ArticlePictures } from './article-pictures';
export type { ArticlePicturesProps } from './article-pictures';
export { NewsArticle } from './news-article';
export type { NewsArticleProps } from './news-article';
export type { ArticlePicture } from './news-picture';
