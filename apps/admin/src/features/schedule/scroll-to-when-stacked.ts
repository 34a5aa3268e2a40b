/** As in schedule-page.module.css: below this width the columns are below each other. */
const NARROW = '(width <= 1100px)';

/**
 * A ref for what was opened by a press further up: where the columns are below each other, it comes
 * into view.
 */
export function scrollToWhenStacked(element: HTMLElement | null): void {
  if (element && window.matchMedia(NARROW).matches) element.scrollIntoView({ block: 'start' });
}
