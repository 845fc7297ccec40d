/** Headers of pages that are also there as Markdown, for whoever asks for that. */
export const negotiated = { vary: 'accept, accept-encoding, cookie' } as const;
