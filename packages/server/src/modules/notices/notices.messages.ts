/** What a refused change says in English; other languages say it by the code. */
export const maintenanceSentence = (until: string): string =>
  `We are working on Yantra. You can look at everything, and save again from ${until}.`;
