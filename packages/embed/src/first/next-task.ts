type WithYield = typeof globalThis & { readonly scheduler?: { readonly yield?: () => Promise<void> } };

/** Lets the browser do what waits, and goes on before what comes after; in older browsers after that. */
export const nextTask = (): Promise<void> =>
  (globalThis as WithYield).scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
