import { escapeHtml } from '@yantra/domain';
import { plainPageTexts as texts } from './plain-page.messages.ts';

/**
 * A page of one sentence, if the site cannot render one; without styles, so it passes any policy.
 * @param again the path of the page to try again
 */
export function plainPage(sentence: string, again?: string): string {
  const retry = again === undefined ? '' : `<p><a href="${escapeHtml(again)}">${texts.again}</a></p>`;
  return page(`<h1>${texts.title}</h1><p>${escapeHtml(sentence)}</p>${retry}<p><a href="/">${texts.home}</a></p>`);
}

/** Says why a form was refused, with a link back. @param back a path of the site */
export function refusedFormPage(sentences: readonly string[], back: string): string {
  const list = sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('');
  return page(
    `<h1>${texts.notSent}</h1><ul>${list}</ul><p>${texts.howBack}</p><p><a href="${escapeHtml(back)}">${texts.back}</a></p>`,
  );
}

const page = (main: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.title}</title></head>
<body><main>${main}</main></body>
</html>
`;
