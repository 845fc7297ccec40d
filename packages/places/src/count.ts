/** The number of cities in the full list, for code that does not load it; a test counts them. */
export const cityCount = 1222;
