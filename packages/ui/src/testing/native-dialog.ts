/**
 * jsdom knows `<dialog>` but not its methods. Enough of them for tests that open and close modals:
 * the `open` attribute, the `close` event and the return of the focus. Call it once in a setup
 * file.
 */
export function installNativeDialog(): void {
  const { prototype } = HTMLDialogElement;
  if (typeof prototype.showModal === 'function') return;
  const openers = new WeakMap<HTMLDialogElement, Element | null>();

  prototype.showModal = function showModal() {
    if (this.open) throw new DOMException('The dialog is already open.', 'InvalidStateError');
    openers.set(this, document.activeElement);
    this.open = true;
  };
  prototype.close = function close(returnValue?: string) {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const top = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
    if (top?.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
  });
}
