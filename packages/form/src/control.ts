/** The control of a field, by its name. */
export const controlOf = (form: HTMLElement | null, name: string): HTMLElement | null | undefined =>
  form?.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"]`);
