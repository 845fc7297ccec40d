import type { Language } from '../packages/language/src/index.ts';

const modules = import.meta.glob<{ readonly default?: Language }>(
  '../packages/{ui,widgets/*}/src/languages/{hi,mr}.ts',
);

/** What all widgets together say in a language; undefined for English, which is written in them. */
export async function everyLanguage(locale: string): Promise<Language | undefined> {
  const files = Object.entries(modules).filter(([path]) => path.endsWith(`/${locale}.ts`));
  const parts = (await Promise.all(files.map(([, load]) => load()))).flatMap((file) => file.default ?? []);
  const [first] = parts;
  return (
    first && {
      locale: first.locale,
      texts: Object.assign({}, ...parts.map(({ texts }) => texts)) as Language['texts'],
      sentences: Object.assign({}, ...parts.map(({ sentences }) => sentences)) as Language['sentences'],
    }
  );
}
