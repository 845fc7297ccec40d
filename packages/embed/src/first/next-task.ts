type WithYield = typeof globalThis & { readonly scheduler?: { readonly yield?: () => Promise<void> } };

/** Yields to the browser and continues before other queued tasks; in older browsers after them. */
export const nextTask = (): Promise<void> =>
  (globalThis as WithYield).scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
