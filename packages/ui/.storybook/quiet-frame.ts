/**
 * For stories in a frame of a docs page: their play functions move the focus, which would scroll the page to the frame,
 * and what one of them has opened would close as soon as the next takes the focus.
 */
if (document.referrer.includes('viewMode=docs')) {
  const { prototype } = HTMLElement;
  const focus = Reflect.get(prototype, 'focus');
  prototype.focus = function quietFocus(options) {
    Reflect.apply(focus, this, [{ ...options, preventScroll: true }]);
  };
  prototype.scrollIntoView = () => undefined;
  addEventListener('focusout', (event) => !document.hasFocus() && event.stopImmediatePropagation(), { capture: true });
}
