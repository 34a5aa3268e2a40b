export { PageBar, type PageBarProps } from './page-bar';
export { InPageBar, PageBarScope } from './page-bar-scope';
