import type { OutboxMessage } from '@yantra/contract/calls';
import { escapeHtml as text, formatPhone } from '@yantra/domain';
import { outboxTexts as texts } from './outbox.messages.ts';

/** The paths of the page and its style sheet. */
export const outboxPaths = { page: '/dev/outbox', sheet: '/dev/outbox.css' } as const;

/** What the page shows. */
export interface OutboxView {
  readonly messages: readonly OutboxMessage[];
  /** As typed into the filter. */
  readonly typed: string;
  /** The typed text is not a number. */
  readonly isWrong: boolean;
}

/** The outbox for people: one page, no scripts. */
export function outboxPage({ messages, typed, isWrong }: OutboxView): string {
  const nothing = `<p>${typed === '' || isWrong ? texts.none : text(texts.noneFor(typed))}</p>`;
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${texts.title}</title>
<link rel="stylesheet" href="${outboxPaths.sheet}">
</head>
<body>
<header><h1>${texts.title}</h1><p>${text(texts.introduction)}</p></header>
<main>
${filterForm(typed, isWrong)}
${messages.length === 0 ? nothing : `<ol>${messages.map(messageItem).join('')}</ol>`}
</main>
</body>
</html>
`;
}

function filterForm(typed: string, isWrong: boolean): string {
  const described = isWrong ? ' aria-invalid="true" aria-describedby="wrong"' : '';
  const wrong = isWrong ? `<p id="wrong" role="alert">${texts.wrongPhone}</p>` : '';
  const all = typed === '' ? '' : `<a href="${outboxPaths.page}">${texts.all}</a>`;
  return `<form action="${outboxPaths.page}"><label for="phone">${texts.phone}</label>
<input id="phone" name="phone" type="tel" inputmode="tel" autocomplete="off" value="${text(typed)}"${described}>
<button>${texts.show}</button>${all}${wrong}</form>`;
}

function messageItem({ phone, email, subject, kind, text: content, at }: OutboxMessage): string {
  const when = new Date(at).toLocaleString('en-IN', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  return `<li><dl><dt>${texts.to}</dt><dd>${text(email ?? formatPhone(phone))}</dd><dt>${texts.kind}</dt><dd>${text(kind)}</dd>
<dt>${texts.sent}</dt><dd><time datetime="${at}">${text(when)}</time></dd></dl>${subject === undefined ? '' : `<p><b>${text(subject)}</b></p>`}<pre>${text(content)}</pre></li>`;
}
