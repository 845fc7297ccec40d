/** What the home page's carousel begins with: the server asks the very same before it renders. */
export const homeCarousel = (query: URLSearchParams) => ({ category: categoryIn(query), limit: 12 });

/** The id of the category that an address names, else nothing. */
export const categoryIn = (query: URLSearchParams): string =>
  /^[1-9]\d{0,8}$/.exec(query.get('categoryId') ?? '')?.[0] ?? '';
