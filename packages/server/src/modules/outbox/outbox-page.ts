import type { OutboxMessage } from '@yantra/contract/calls';
import { escapeHtml as text, formatPhone } from '@yantra/domain';
import { outboxTexts as texts } from './outbox.messages.ts';

/** The paths of the page, its style sheet, and a mail by itself. */
export const outboxPaths = { page: '/dev/outbox', sheet: '/dev/outbox.css', mail: '/dev/outbox/mail/' } as const;

type Way = OutboxMessage['way'];
export const outboxWays = ['sms', 'email', 'whatsApp', 'push'] as const satisfies readonly Way[];

/** What the page shows. */
export interface OutboxView {
  readonly messages: readonly OutboxMessage[];
  readonly way: Way | undefined;
  /** As typed into the filter. */
  readonly typed: string;
  /** The typed text is not a number. */
  readonly isWrong: boolean;
}

/** The outbox for people: one page, no scripts. */
export function outboxPage({ messages, way, typed, isWrong }: OutboxView): string {
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
${waysBar(way, typed)}
${filterForm(typed, isWrong, way)}
${messages.length === 0 ? nothing : `<ol>${messages.map(messageItem).join('')}</ol>`}
</main>
</body>
</html>
`;
}

const addressOf = (way: Way | undefined, typed: string): string => {
  const query = new URLSearchParams({ ...(way && { way }), ...(typed !== '' && { phone: typed }) }).toString();
  return text(query === '' ? outboxPaths.page : `${outboxPaths.page}?${query}`);
};

function waysBar(chosen: Way | undefined, typed: string): string {
  const one = (way: Way | undefined, label: string) =>
    `<a href="${addressOf(way, typed)}"${way === chosen ? ' aria-current="page"' : ''}>${label}</a>`;
  return `<nav aria-label="${texts.ways}">${one(undefined, texts.every)}${outboxWays.map((way) => one(way, texts.way[way])).join('')}</nav>`;
}

function filterForm(typed: string, isWrong: boolean, way: Way | undefined): string {
  const described = isWrong ? ' aria-invalid="true" aria-describedby="wrong"' : '';
  const wrong = isWrong ? `<p id="wrong" role="alert">${texts.wrongPhone}</p>` : '';
  const all = typed === '' ? '' : `<a href="${addressOf(way, '')}">${texts.all}</a>`;
  const kept = way === undefined ? '' : `<input type="hidden" name="way" value="${way}">`;
  return `<form action="${outboxPaths.page}"><label for="phone">${texts.phone}</label>
<input id="phone" name="phone" type="tel" inputmode="tel" autocomplete="off" value="${text(typed)}"${described}>${kept}
<button>${texts.show}</button>${all}${wrong}</form>`;
}

function messageItem(message: OutboxMessage): string {
  const { way, phone, email, kind, at } = message;
  const when = new Date(at).toLocaleString('en-IN', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  const to = email ?? (phone === '' ? texts.browsers : formatPhone(phone));
  return `<li><dl><dt>${texts.by}</dt><dd>${texts.way[way]}</dd><dt>${texts.to}</dt><dd>${text(to)}</dd><dt>${texts.kind}</dt><dd>${text(kind)}</dd>
<dt>${texts.sent}</dt><dd><time datetime="${at}">${text(when)}</time></dd></dl>${looks[way](message)}</li>`;
}

/** Only a path of ours becomes a link. */
const linkTo = (path: string | undefined, label: string): string =>
  path !== undefined && /^\/(?![/\\])/.test(path) ? `<p><a href="${text(path)}">${text(label)}</a></p>` : '';

/** As it would look. */
const looks: Readonly<Record<Way, (message: OutboxMessage) => string>> = {
  sms: ({ text: content }) => `<pre>${text(content)}</pre>`,
  email: ({ id, subject = '', text: content }) => {
    const address = outboxPaths.mail + encodeURIComponent(id);
    return `<p><b>${text(subject)}</b></p>
<iframe src="${address}" title="${text(texts.mailCalled(subject))}" loading="lazy" sandbox></iframe>
<p><a href="${address}">${texts.alone}</a></p><details><summary>${texts.asText}</summary><pre>${text(content)}</pre></details>`;
  },
  whatsApp: ({ title = '', text: content, button = '', path }) =>
    `<div class="bubble"><p><b>${text(title)}</b></p><p>${text(content)}</p>${linkTo(path, button)}</div>`,
  push: ({ title = '', text: content, button = '', path }) =>
    `<div class="card"><p><b>${text(title)}</b></p><p>${text(content)}</p>${linkTo(path, button)}</div>`,
};
