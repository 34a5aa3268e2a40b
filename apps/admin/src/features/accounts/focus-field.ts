/** Puts the cursor into a form's field by its name. */
export function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  const field = name === undefined ? undefined : form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
