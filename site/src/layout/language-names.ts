/** Each language's name, as its readers write it. */
export const languageNames = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' } as const;
