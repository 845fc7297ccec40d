/** The hosted checkout page, rendered on the server. Its script is checkout-script.ts, its style checkout-sheet.ts. */
import { escapeHtml as escape, formatRupees, paiseToRupees } from '@yantra/domain';
import type { Order, OrderStatus } from '../state/records.ts';
import { checkoutTexts as texts } from './checkout.messages.ts';

/** Scripts, styles and calls of this origin only; any page may frame it, as a checkout must allow. */
export const checkoutPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/** The return address, with `{order_id}` filled in. */
export function returnAddress({ returnUrl, orderId }: Order): string | null {
  return returnUrl?.replaceAll('{order_id}', encodeURIComponent(orderId)) ?? null;
}

/** `theme` is the shop's own; without it the person's system decides. */
export function checkoutPage(order: Order, status: OrderStatus, theme?: 'light' | 'dark'): string {
  const amount = formatRupees(paiseToRupees(order.amountPaise), 2);
  const back = returnAddress(order);
  const closed = status === 'PAID' ? texts.alreadyPaid : texts.inactive;
  return frame(
    texts.title(amount),
    `<header>
      <h1>${escape(texts.title(amount))}</h1>
      <p class="order">${escape(texts.order(order.orderId))}</p>
    </header>
    ${status === 'ACTIVE' ? form() : `<p class="result">${escape(closed)}</p>`}
    <p class="note" id="note" role="alert"></p>
    <h2 class="result" id="result" tabindex="-1" hidden></h2>
    ${back === null ? '' : `<p class="back"><a href="${escape(back)}" id="back">${escape(texts.back)}</a></p>`}`,
    `data-pay="/checkout/${escape(order.sessionId)}/pay"`,
    theme,
  );
}

export const unknownPage = (): string => frame(texts.unknown, `<h1>${escape(texts.unknown)}</h1>`, '');

function frame(title: string, content: string, attributes: string, theme?: 'light' | 'dark'): string {
  return `<!doctype html>
<html lang="en-IN"${theme === undefined ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${theme ?? 'light dark'}">
<title>${escape(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/checkout.css">
<script src="/assets/checkout.js" defer></script>
</head>
<body ${attributes}>
<main>
    <p class="test">${escape(texts.test)}</p>
    ${content}
</main>
</body>
</html>
`;
}

const ways = [
  ['card', texts.card],
  ['upi', texts.upi],
  ['netbanking', texts.netBanking],
] as const;

function form(): string {
  const tabs = ways.map(
    ([way, label], index) =>
      `<button type="button" role="tab" id="tab-${way}" aria-controls="panel-${way}" aria-selected="${index === 0}" tabindex="${index === 0 ? 0 : -1}" data-way="${way}">${label}</button>`,
  );
  const panels = ways.map(
    ([way], index) =>
      `<div role="tabpanel" id="panel-${way}" aria-labelledby="tab-${way}" ${index === 0 ? '' : 'hidden'}>${fields[way]()}</div>`,
  );
  return `<form id="pay" novalidate>
      <div role="tablist" aria-label="${texts.ways}">${tabs.join('')}</div>
      ${panels.join('\n      ')}
      <div class="outcomes" role="group" aria-labelledby="outcome">
        <p id="outcome">${texts.outcome}</p>
        <button type="submit" data-outcome="succeed" data-busy="${texts.busy}">${texts.succeed}</button>
        <button type="button" data-outcome="fail" data-busy="${texts.busy}">${texts.fail}</button>
        <button type="button" data-outcome="drop" data-busy="${texts.busy}">${texts.drop}</button>
      </div>
    </form>`;
}

/* Without names and with autocomplete off: no browser offers a real card, and nothing could be sent. */
const field = (id: string, label: string, value: string, more = '') =>
  `<p class="field"><label for="${id}">${label}</label><input id="${id}" value="${value}" autocomplete="off" ${more}></p>`;

const fields = {
  card: () =>
    field('card-number', texts.cardNumber, '4111 1111 1111 1111', 'inputmode="numeric"') +
    field('card-name', texts.cardName, 'TEST CARD') +
    `<div class="pair">${field('card-expiry', texts.cardExpiry, '12/30')}${field('card-cvv', texts.cardCvv, '123', 'inputmode="numeric"')}</div>`,
  upi: () => field('upi-id', texts.upiId, 'test@upi', 'inputmode="email"'),
  netbanking: () =>
    `<p class="field"><label for="bank">${texts.bank}</label><select id="bank">${texts.banks
      .map((bank) => `<option>${bank}</option>`)
      .join('')}</select></p>`,
} as const;
