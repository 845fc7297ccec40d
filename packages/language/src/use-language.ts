import { useContext } from 'react';
import type { Language } from './language.ts';
import { LanguageContext } from './provider.tsx';

/** The language of the nearest provider; undefined is English. A file of its own, since the CDN build replaces it before Preact is loaded. */
export const useLanguage = (): Language | undefined => useContext(LanguageContext);
