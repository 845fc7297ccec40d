/** Closes the disclosure that has the focus, and puts the focus on its summary. */
export function closeAround(): void {
  const root = document.activeElement?.shadowRoot ?? document;
  const around = root.activeElement?.closest('details');
  if (!around) return;
  around.open = false;
  around.querySelector('summary')?.focus();
}
