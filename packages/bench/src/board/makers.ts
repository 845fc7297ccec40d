/**
 * What is judged on the board: our carousel, and three embeds from the npm registry as their makers' guides put them on a page. Their services are files on an
 * origin of their own; the booking page in the scheduling embed's frame is ours, since that embed brings the frame alone.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { firstProduct, type Machine, searchAnswer, shopAnswer } from '../embed/competitors.ts';
import type { ServedFile } from './serve.ts';

export const makers = ['yantra', 'buyButton', 'instantSearch', 'scheduling'] as const;
export type MakerName = (typeof makers)[number];

export interface Maker {
  readonly title: string;
  /** In the page's head. */
  readonly head: string;
  /** Its code once more, as where two people have pasted it. */
  readonly again: string;
  /** The markup of one embed. @param own what the page itself says in its place */
  readonly markup: (own: string) => string;
  /** The outermost box of an embed, as a selector. */
  readonly box: string;
  /** What a visitor reads first, in whatever frame. */
  readonly text: string;
  /** Addresses of its code and of its data. */
  readonly code: RegExp;
  readonly data: RegExp;
}

const { resolve } = createRequire(import.meta.url);
const fileOf = (name: string, file: string) => readFileSync(join(folderOf(name), file), 'utf8');
export const versionOf = (name: string): string =>
  (JSON.parse(fileOf(name, 'package.json')) as { readonly version: string }).version;

/** A package may keep its package.json to itself. */
function folderOf(name: string): string {
  const entry = resolve(name);
  return entry.slice(0, entry.lastIndexOf(`/${name}/`)) + `/${name}`;
}

const place = (own: string) => `<div class="peer">${own}</div>`;
/** Plain scripts, in order; written as XML too. */
const scripts = (origin: string, ...files: readonly string[]) =>
  files.map((file) => `<script src="${origin}/${file}" defer="defer"></script>`).join('');

/** @param siteUrl the marketplace's origin @param peersUrl the origin of what stands in for the others' hosts */
export const makersAt = (siteUrl: string, peersUrl: string): Readonly<Record<MakerName, Maker>> => ({
  yantra: {
    title: 'Yantra',
    again: `<script type="module" src="${siteUrl}/embed/v1/yantra.js"></script>`,
    head: `<script type="module" src="${siteUrl}/embed/v1/yantra.js"></script><link rel="stylesheet" href="${siteUrl}/embed/v1/place.css" />`,
    markup: (own) => `<yantra-equipment-carousel city="Pune" limit="6" heading="">${own}</yantra-equipment-carousel>`,
    box: 'yantra-equipment-carousel',
    text: '.y-card__name',
    code: /\/embed\/v1\//,
    data: /\/api\//,
  },
  buyButton: {
    title: `Buy button (@shopify/buy-button-js ${versionOf('@shopify/buy-button-js')})`,
    head: scripts(peersUrl, 'buy-button.js', 'buy-button.start.js'),
    again: scripts(peersUrl, 'buy-button.js'),
    markup: place,
    box: '.peer iframe',
    text: '.shopify-buy__product__title',
    code: /buy-button\.js$/,
    data: /shop\.json/,
  },
  instantSearch: {
    title: `InstantSearch (instantsearch.js ${versionOf('instantsearch.js')})`,
    head: scripts(peersUrl, 'instant-search.js', 'instant-search.start.js'),
    again: scripts(peersUrl, 'instant-search.js'),
    markup: place,
    box: '.peer > .ais-Hits',
    text: '.ais-Hits h3',
    code: /instant-search\.js$/,
    data: /search\.json/,
  },
  scheduling: {
    title: `Scheduling (@calcom/embed-core ${versionOf('@calcom/embed-core')})`,
    head: scripts(peersUrl, 'scheduling.queue.js', 'scheduling.start.js'),
    again: scripts(peersUrl, 'scheduling.queue.js'),
    markup: place,
    box: 'cal-inline',
    text: 'h1.visit',
    code: /scheduling\.js$/,
    data: /yantra\/visit/,
  },
});

/** Calls `mountPeer` for every place of the page, if the library has come. */
const mountAll = (library: string) =>
  `if (window.${library}) for (const place of document.querySelectorAll('.peer')) mountPeer(place);`;

/** What the others' hosts serve. */
export function peerFiles(
  siteUrl: string,
  peersUrl: string,
  machines: readonly Machine[],
): Readonly<Record<string, ServedFile>> {
  const js = (text: string): ServedFile => ({ type: 'text/javascript', text });
  const json = (text: string): ServedFile => ({ type: 'application/json', text });
  const ids = JSON.stringify(machines.map((_, index) => firstProduct + index));
  return {
    '/buy-button.js': js(fileOf('@shopify/buy-button-js', 'dist/buybutton.min.js')),
    '/buy-button.start.js': js(`
      const ask = window.fetch;
      window.fetch = (address, ...rest) => String(address).includes('/graphql') ? ask('${peersUrl}/shop.json') : ask(address, ...rest);
      window.mountPeer = (node) => {
        const client = ShopifyBuy.buildClient({ domain: 'yantra.example', storefrontAccessToken: 'none' });
        client.image.helpers.imageForSize = ({ src }) => src;
        ShopifyBuy.UI.init(client).createComponent('productSet', { id: ${ids}, node, moneyFormat: 'Rs. {{amount}}' });
      };
      ${mountAll('ShopifyBuy')}`),
    '/shop.json': json(shopAnswer(siteUrl, machines)),
    '/instant-search.js': js(fileOf('instantsearch.js', 'dist/instantsearch.production.min.js')),
    '/instant-search.start.js': js(`
      window.mountPeer = (container) => {
        const search = instantsearch({
          indexName: 'machines',
          searchClient: { search: () => fetch('${peersUrl}/search.json').then((answer) => {
            if (!answer.ok) throw new Error('The search does not answer.');
            return answer.json();
          }) },
        });
        search.on('error', () => {});
        search.addWidgets([instantsearch.widgets.hits({
          container,
          templates: { item: (hit, { html }) => html\`<article><img src="\${hit.picture}" width="160" height="120" alt="" /><h3><a href="\${hit.href}">\${hit.name}</a></h3><p>Rent Starts From <b>₹\${hit.price}</b></p></article>\` },
        })]);
        search.start();
      };
      ${mountAll('instantsearch')}`),
    '/search.json': json(searchAnswer(siteUrl, machines)),
    '/scheduling.js': js(fileOf('@calcom/embed-core', 'dist/embed/embed.js')),
    '/scheduling.queue.js': js(queueOf(peersUrl)),
    '/scheduling.start.js': js(`
      let count = 0;
      window.mountPeer = (elementOrSelector) => {
        const name = 'visit' + (count += 1);
        Cal('init', name, { origin: '${peersUrl}' });
        Cal.ns[name]('inline', { elementOrSelector, calLink: 'yantra/visit', config: { theme: 'light' } });
      };
      ${mountAll('Cal')}`),
    '/yantra/visit/embed': { type: 'text/html', text: bookingPage },
    '/yantra/visit.js': js(bookingScript),
  };
}

/* The queue that the embed's snippet makes, which loads the embed itself. */
const queueOf = (peersUrl: string) => `
  var keep = (api, call) => api.q.push(call);
  window.Cal ??= function (...call) {
    const cal = window.Cal;
    if (!cal.loaded) {
      cal.ns = {};
      cal.q ??= [];
      document.head.appendChild(document.createElement('script')).src = '${peersUrl}/scheduling.js';
      cal.loaded = true;
    }
    if (call[0] !== 'init' || typeof call[1] !== 'string') return keep(cal, call);
    const api = (...rest) => keep(api, rest);
    api.q = [];
    cal.ns[call[1]] ??= api;
    keep(cal.ns[call[1]], call);
    keep(cal, ['initNamespace', call[1]]);
  };`;

const bookingPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Visit</title><link rel="icon" href="data:,"></head>
<body style="margin:0;background:#fff;color:#1c1e21;font:16px/1.5 sans-serif"><main style="padding:16px"><h1 class="visit" style="font-size:20px">See a machine</h1>
<p>Choose a day, and somebody will be there.</p><button>Monday, 10:00</button> <button>Tuesday, 11:00</button></main><script src="/yantra/visit.js"></script></body></html>`;

/* What a booking page tells the embed around it: that it is there, how high it is, that it can be shown. */
const bookingScript = `
  const namespace = new URLSearchParams(location.search).get('embed') ?? '';
  const tell = (type, data = {}) =>
    parent.postMessage({ originator: 'CAL', type, namespace, fullType: 'CAL:' + namespace + ':' + type, data }, '*');
  const size = (isFirstTime) => tell('__dimensionChanged', {
    iframeHeight: document.querySelector('main').offsetHeight, iframeWidth: innerWidth, isFirstTime });
  addEventListener('message', ({ data }) => {
    if (data?.originator !== 'CAL' || data.method !== 'parentKnowsIframeReady') return;
    size(true);
    tell('linkReady');
  });
  addEventListener('resize', () => size(false));
  tell('__iframeReady', { isPrerendering: false });`;
