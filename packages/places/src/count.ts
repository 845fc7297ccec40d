/** How many cities the full list has, for those who do not load it; a test counts them. */
export const cityCount = 1222;
