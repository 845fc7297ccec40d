/**
 * Other products that put goods on somebody else's page, from the npm registry, with twelve of our machines and the same pictures. Their services are replaced
 * by files beside the embed's; a GET without a preflight instead of their POST with one, which favours them.
 */

/** The part of a machine that a card needs. */
export interface Machine {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  /** Relative to the marketplace's origin. */
  readonly image1Url: string;
  /** Rupees. */
  readonly finalRentalValue: number;
}

type Write = (name: string, text: string) => void;

const embedded = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
const pictureOf = (siteUrl: string, { image1Url }: Machine): string =>
  `${siteUrl}${image1Url.slice(0, image1Url.lastIndexOf('/'))}/640.webp`;

/** @shopify/buy-button-js: a product set as its generator writes it, in its frame; the Storefront API's answer is a file. */
export function buyButton(siteUrl: string, machines: readonly Machine[], write: Write): string {
  write('shop.json', shopAnswer(siteUrl, machines));
  const ids = machines.map((_, index) => firstProduct + index);
  return `<div id="place"></div>
    <script>
      const ask = window.fetch;
      window.fetch = (address, ...rest) =>
        String(address).includes('/graphql') ? ask('${siteUrl}/embed/v1/shop.json') : ask(address, ...rest);
    </script>
    <script async src="${siteUrl}/embed/v1/buy-button.js" id="buy"></script>
    <script>
      document.getElementById('buy').addEventListener('load', () => {
        const client = ShopifyBuy.buildClient({ domain: 'yantra.example', storefrontAccessToken: 'none' });
        // The picture as it is, not under the name of a size that only their servers know.
        client.image.helpers.imageForSize = ({ src }) => src;
        ShopifyBuy.UI.init(client).createComponent('productSet', {
          id: ${embedded(ids)},
          node: document.getElementById('place'),
          moneyFormat: 'Rs. {{amount}}',
        });
      });
    </script>`;
}

export const firstProduct = 1000;

/** The Storefront API's answer to the library's query. */
export const shopAnswer = (siteUrl: string, machines: readonly Machine[]): string =>
  JSON.stringify({ data: { nodes: machines.map((machine, index) => productOf(siteUrl, machine, index)) } });

/** A product as the Storefront API answers the library's own query. */
function productOf(siteUrl: string, machine: Machine, index: number): object {
  const price = { amount: String(machine.finalRentalValue), currencyCode: 'INR' };
  const image = {
    id: `gid://shopify/Image/${index}`,
    src: pictureOf(siteUrl, machine),
    altText: null,
    width: 640,
    height: 480,
  };
  const page = { hasNextPage: false, hasPreviousPage: false };
  const variant = {
    id: `gid://shopify/ProductVariant/${2000 + index}`,
    title: 'Default Title',
    price,
    priceV2: price,
    compareAtPrice: null,
    compareAtPriceV2: null,
    weight: 0,
    available: true,
    sku: '',
    image,
    selectedOptions: [{ name: 'Title', value: 'Default Title' }],
    unitPrice: null,
    unitPriceMeasurement: {
      measuredType: null,
      quantityUnit: null,
      quantityValue: 0,
      referenceUnit: null,
      referenceValue: 0,
    },
  };
  return {
    __typename: 'Product',
    id: `gid://shopify/Product/${firstProduct + index}`,
    availableForSale: true,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    descriptionHtml: '',
    description: '',
    handle: `machine-${index}`,
    productType: 'Machine',
    title: machine.name,
    vendor: 'Yantra',
    publishedAt: '2026-01-01T00:00:00Z',
    onlineStoreUrl: `${siteUrl}/equipment-details?id=${machine.id}`,
    options: [
      {
        id: `gid://shopify/ProductOption/${index}`,
        name: 'Title',
        values: ['Default Title'],
      },
    ],
    images: { pageInfo: page, edges: [{ cursor: 'a', node: image }] },
    variants: { pageInfo: page, edges: [{ cursor: 'a', node: variant }] },
  };
}

/** A search's answer. */
export function searchAnswer(siteUrl: string, machines: readonly Machine[]): string {
  const hits = machines.map((machine) => ({
    objectID: machine.id,
    name: machine.name,
    status: machine.status,
    price: machine.finalRentalValue,
    picture: pictureOf(siteUrl, machine),
    href: `${siteUrl}/equipment-details?id=${machine.id}`,
  }));
  const result = {
    hits,
    nbHits: hits.length,
    page: 0,
    nbPages: 1,
    hitsPerPage: 12,
    query: '',
    params: '',
    index: 'machines',
    processingTimeMS: 1,
  };
  return JSON.stringify({ results: [result] });
}

/** instantsearch.js: hits by its own template; the answer of a search is a file. */
export function instantSearch(siteUrl: string, machines: readonly Machine[], write: Write): string {
  write('search.json', searchAnswer(siteUrl, machines));
  return `<div id="place"></div>
    <script async src="${siteUrl}/embed/v1/instant-search.js" id="search"></script>
    <script>
      document.getElementById('search').addEventListener('load', () => {
        const search = instantsearch({
          indexName: 'machines',
          searchClient: { search: () => fetch('${siteUrl}/embed/v1/search.json').then((answer) => answer.json()) },
        });
        search.addWidgets([
          instantsearch.widgets.hits({
            container: '#place',
            templates: {
              item: (hit, { html }) => html\`<article><img src="\${hit.picture}" width="640" height="480" alt="" style="inline-size: 100%; block-size: auto" /><span>\${hit.status}</span><h3><a href="\${hit.href}">\${hit.name}</a></h3><p>Rent Starts From <b>₹\${hit.price}</b></p></article>\`,
            },
          }),
        ]);
        search.start();
      });
    </script>`;
}
