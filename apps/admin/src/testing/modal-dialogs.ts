/**
 * jsdom knows `<dialog>` but does not open it: enough of it for a test that finds what is in one.
 */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
