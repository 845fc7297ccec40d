import { useContext } from 'react';
import type { Language } from './language.ts';
import { LanguageContext } from './provider.tsx';

/** The language of the nearest provider; undefined is English. By itself, since the CDN build answers it otherwise before Preact is there. */
export const useLanguage = (): Language | undefined => useContext(LanguageContext);
