import type { FieldError } from '@yantra/contract/calls';
import { escapeHtml, type Locale, localePrefix } from '@yantra/domain';
import type { AppError } from '../errors.ts';
import { plainPageHi } from './plain-page.hi.ts';
import { plainPageTexts, type PlainPageLanguage } from './plain-page.messages.ts';
import { plainPageMr } from './plain-page.mr.ts';

const languages: Readonly<Record<Locale, PlainPageLanguage>> = { hi: plainPageHi, mr: plainPageMr };
const textsOf = (locale: Locale | undefined) => (locale === undefined ? plainPageTexts : languages[locale].texts);

/** How a plain page is said. */
export interface PlainPageManner {
  /** Undefined for English. */
  readonly locale: Locale | undefined;
  /** The path of the page to try again. */
  readonly again?: string | undefined;
}

/**
 * A page of one sentence, if the site cannot render one; without styles, so it passes any policy.
 * @param said an error, or a sentence in English
 */
export function plainPage(said: AppError | string, { locale, again }: PlainPageManner): string {
  const texts = textsOf(locale);
  const sentence = typeof said === 'string' ? said : sentenceOf(locale, said.message, said.toBody());
  const retry = again === undefined ? '' : `<p><a href="${escapeHtml(again)}">${texts.again}</a></p>`;
  return page(
    locale,
    `<h1>${texts.title}</h1><p>${escapeHtml(sentence)}</p>${retry}<p><a href="${localePrefix(locale)}/">${texts.home}</a></p>`,
  );
}

/** Says why a form was refused, with a link back. @param back a path of the site */
export function refusedFormPage(refusal: AppError, back: string, locale: Locale | undefined): string {
  const texts = textsOf(locale);
  const { errors, errorCodes = {}, ...whole } = refusal.toBody();
  const sentences =
    errors === undefined
      ? [sentenceOf(locale, refusal.message, whole)]
      : Object.entries(errors).map(([field, english]) => sentenceOf(locale, english, errorCodes[field]));
  const list = sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('');
  return page(
    locale,
    `<h1>${texts.notSent}</h1><ul>${list}</ul><p>${texts.howBack}</p><p><a href="${escapeHtml(back)}">${texts.back}</a></p>`,
  );
}

/** A plain page that asks before it does something, or says that it is done. */
export interface AskingPage {
  readonly locale: Locale | undefined;
  readonly title: string;
  readonly sentence: string;
  /** Posts to the page's own address. */
  readonly button?: string | undefined;
  readonly more: { readonly label: string; readonly path: string };
}

export function askingPage({ locale, title, sentence, button, more }: AskingPage): string {
  const form = button === undefined ? '' : `<form method="post"><p><button>${escapeHtml(button)}</button></p></form>`;
  return page(
    locale,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p>${form}<p><a href="${escapeHtml(localePrefix(locale) + more.path)}">${escapeHtml(more.label)}</a></p>`,
  );
}

function sentenceOf(
  locale: Locale | undefined,
  english: string,
  { code, params = {} }: FieldError = { code: 'field.invalid' },
): string {
  const said = locale === undefined ? undefined : languages[locale].errors[code];
  return typeof said === 'function' ? said(params) : (said ?? english);
}

const page = (locale: Locale | undefined, main: string): string => `<!doctype html>
<html lang="${locale ?? 'en'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${plainPageTexts.title}</title></head>
<body><main>${main}</main></body>
</html>
`;
