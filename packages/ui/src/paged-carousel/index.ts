export { PagedCarousel, type CarouselPage, type PagedCarouselProps } from './paged-carousel';
