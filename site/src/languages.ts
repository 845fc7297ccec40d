import type { Language, Locale } from '@yantra/language';

interface FrameModule {
  readonly default: Language;
  /** The language of a page with these texts too. Beside them, for English needs none of it. */
  readonly joinedWith: (page: Language) => Language;
}

/** What stands around every page in another language. Each is loaded where it is spoken. */
export const frameLanguages: Readonly<Record<Locale, () => Promise<FrameModule>>> = {
  hi: () => import('./languages/frame.hi.ts'),
  mr: () => import('./languages/frame.mr.ts'),
};

/** The modules of a page's texts, from the site's folder, as in the client build's manifest: they stand beside the page's. */
export const textSources = (source: string, locale: string): readonly string[] => [
  `src/languages/frame.${locale}.ts`,
  source.replace(/\.page\.ts$/, `.${locale}.ts`),
];
