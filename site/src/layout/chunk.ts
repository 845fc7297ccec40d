/** How long the code of a page may take to load, in milliseconds (decisions/0020). */
const timeoutMs = 120_000;

/** The code of a page, or a failure when it takes too long: `import()` itself has no timeout. */
export function withinTime<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return () =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The code of this page did not come in time.')), timeoutMs);
      load()
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
}
