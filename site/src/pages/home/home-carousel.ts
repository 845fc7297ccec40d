/** What the home page's carousel begins with: the server asks the very same before it renders. */
export const homeCarousel = { category: '', limit: 12 } as const;
