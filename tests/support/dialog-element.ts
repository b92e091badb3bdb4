/**
 * What jsdom lacks of `<dialog>`: it knows the element and not its methods. Opening moves the focus
 * to the first control inside and closing gives it back, as in browsers; Escape is `pressEscape`.
 */
export function installDialogElement(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>("button, input, select, textarea, a[href]")?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    this.dispatchEvent(new Event("close"));
  };
}

/** Escape as the browser hands it to the dialog on top. */
export function pressEscape(): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);
  if (dialog?.dispatchEvent(new Event("cancel", { bubbles: true, cancelable: true }))) {
    dialog.close();
  }
}
