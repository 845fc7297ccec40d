import { joined, type Language, type Locale, type WrittenLanguage } from '../packages/language/src/index.ts';

const modules = import.meta.glob<{ readonly default?: WrittenLanguage }>(
  '../packages/{ui,deals,widgets/*}/src/languages/{hi,mr}.ts',
);

/** What all widgets together say in a language; undefined for English, which is written in them. */
export async function everyLanguage(locale: string): Promise<Language | undefined> {
  const files = Object.entries(modules).filter(([path]) => path.endsWith(`/${locale}.ts`));
  const parts = (await Promise.all(files.map(([, load]) => load()))).flatMap((file) => file.default ?? []);
  return parts.length > 0 ? joined(locale as Locale, parts) : undefined;
}
