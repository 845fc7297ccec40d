/** The ways through the code that a newcomer asks for first: which files, in which order, and what each does. */

export interface Flow {
  readonly name: string;
  /** The most files it may take. */
  readonly limit: number;
  /** Each follows from the one before; no file twice. */
  readonly steps: readonly Step[];
}

export interface Step {
  /** From the root. */
  readonly file: string;
  /** What happens there. */
  readonly what: string;
  /** If no import connects it to the file before: a text in both, such as a table's name or an address. */
  readonly over?: string;
}

const picker = 'packages/widgets/city-picker/src';
const carousel = 'packages/widgets/equipment-carousel/src';
const leadForm = 'packages/widgets/lead-form/src';
const listing = 'packages/widgets/equipment-listing/src';
const accounts = 'packages/widgets/auth-modals/src/internal/log-in';
const dashboard = 'packages/widgets/dashboard/src';
const modules = 'packages/server/src/modules';

export const flows: readonly Flow[] = [
  {
    name: 'A city is chosen, and its machines are shown',
    limit: 10,
    steps: [
      { file: `${picker}/city-picker.model.ts`, what: '`pick` takes the city that was pressed' },
      { file: `${picker}/city-picker.tsx`, what: 'gives it to the scope and tells the page' },
      { file: 'packages/state/src/scope.ts', what: '`selectCity` keeps it and changes the signal `city`' },
      { file: 'packages/state/src/resource.ts', what: 'a resource that read `city` asks anew' },
      { file: 'packages/client/src/client.ts', what: 'asks the server' },
      { file: 'packages/contract/src/define-call.ts', what: 'what a call is, and its input as an address' },
      {
        file: 'packages/contract/src/carousel/get-active-subscription-equipments.call.ts',
        what: 'what is asked for, and what comes',
      },
      { file: `${carousel}/equipment-carousel.model.ts`, what: 'ties the question to `city`' },
      {
        file: `${carousel}/internal/carousel.tsx`,
        what: 'shows what the resource has: loading, cards, nothing, failure',
      },
      { file: 'packages/ui/src/card/equipment-card.tsx', what: 'one machine' },
    ],
  },
  {
    name: 'A requirement is sent, and the owner reads it',
    limit: 15,
    steps: [
      {
        file: `${leadForm}/lead-form.model.ts`,
        what: 'checks the form, sends it once, keeps it where there is no line',
      },
      { file: `${leadForm}/lead-form.tsx`, what: 'the form on screen' },
      {
        file: `${leadForm}/internal/send-requirement.ts`,
        what: 'makes the call, with proof of the page where that is a partner’s',
      },
      { file: 'packages/contract/src/leads/submit-requirement.call.ts', what: 'what travels' },
      { file: `${modules}/leads/leads.routes.ts`, what: 'binds the call' },
      { file: `${modules}/leads/leads.service.ts`, what: 'counts, stores, has owners told' },
      { file: `${modules}/leads/leads.queries.ts`, what: 'the row in `requirements`, once per key' },
      { file: `${modules}/leads/whose-leads.ts`, what: 'whose machines matched when it came', over: 'requirements' },
      { file: `${modules}/leads/own-leads.queries.ts`, what: 'the leads that an owner may see' },
      { file: `${modules}/leads/own-leads.service.ts`, what: 'a page of them, phones hidden until opened' },
      { file: 'packages/contract/src/leads/get-leads.call.ts', what: 'how they travel' },
      { file: `${dashboard}/screens/leads/leads-page.tsx`, what: 'the list of requirements' },
      { file: `${dashboard}/screens/leads/lead-list.tsx`, what: 'its rows' },
    ],
  },
  {
    name: 'A search becomes SQL',
    limit: 12,
    steps: [
      {
        file: 'packages/widgets/equipment-search/src/internal/rows.ts',
        what: '`searchHref`: the address of a search',
      },
      { file: 'site/src/routes.ts', what: 'which page that address is', over: '/equipments/' },
      { file: 'site/src/pages/results/results.page.ts', what: 'what is asked for before the page is drawn' },
      { file: 'site/src/pages/results/listing-of.ts', what: 'the address read as a query, and its first answer' },
      { file: 'packages/contract/src/equipment/search-equipments.call.ts', what: 'what may be asked' },
      { file: `${listing}/equipment-listing.model.ts`, what: 'the same call, in the browser, at each change' },
      { file: `${listing}/equipment-listing.request.ts`, what: 'the query as input of the call' },
      {
        file: `${modules}/search/lists/search.service.ts`,
        what: 'what the words mean; all that must hold, then less',
        over: 'SearchInput',
      },
      { file: `${modules}/search/lists/lists.ts`, what: 'total and page of a list' },
      { file: `${modules}/search/lists/list.queries.ts`, what: 'the SQL' },
      { file: `${modules}/search/lists/conditions.ts`, what: 'its conditions, filter by filter' },
    ],
  },
  {
    name: 'Somebody logs in; a 401 comes; the session is renewed',
    limit: 10,
    steps: [
      { file: `${accounts}/log-in.screen.tsx`, what: 'the dialog' },
      { file: `${accounts}/log-in.model.ts`, what: 'checks, asks, begins the session' },
      { file: 'packages/state/src/session.ts', what: 'what a session is: `begin`, `end`, `require`', over: 'begin' },
      { file: 'packages/state/src/create-session.ts', what: 'keeps the token, renews it in time, one tab at a time' },
      {
        file: 'packages/state/src/with-session.ts',
        what: 'a call that was refused: renew, else ask to log in, then once more',
      },
      { file: 'packages/state/src/browser-session.ts', what: 'how a browser renews', over: 'LiveSession' },
      { file: 'packages/contract/src/session/refresh-session.call.ts', what: 'by the cookie alone' },
      { file: `${modules}/sessions/sessions.routes.ts`, what: 'reads the cookie, writes its next' },
      { file: `${modules}/sessions/sessions.service.ts`, what: 'turns the refresh token, with a grace window' },
      { file: `${modules}/sessions/sessions.queries.ts`, what: 'the row in `sessions`' },
    ],
  },
  {
    name: 'A plan is bought',
    limit: 14,
    steps: [
      {
        file: `${dashboard}/screens/subscription-plan/buy-bar.tsx`,
        what: 'plan, period and machines are chosen; Buy',
      },
      { file: `${dashboard}/kit/checkout/checkout.model.ts`, what: 'begin, open the gateway, ask how it ended' },
      { file: `${dashboard}/kit/checkout/gateway.ts`, what: 'the gateway’s window' },
      { file: `${dashboard}/kit/checkout/use-checkout.ts`, what: 'makes the calls of a checkout' },
      { file: 'packages/contract/src/payments/start-payment.call.ts', what: 'what is to be bought' },
      { file: `${modules}/payments/payments.routes.ts`, what: 'binds the calls' },
      {
        file: `${modules}/payments/open-payments.ts`,
        what: 'wires what settles a payment: webhook, sweeper, the buyer’s own question',
      },
      {
        file: `${modules}/payments/orders.service.ts`,
        what: 'the price from the plan, the intent, the gateway’s order',
      },
      { file: `${modules}/payments/gateway-orders.ts`, what: 'the same order at the gateway' },
      { file: `${modules}/payments/gateway.ts`, what: 'what a gateway can do' },
      { file: `${modules}/payments/settle.ts`, what: '`fulfil`: once, whoever hears of it first' },
      { file: `${modules}/payments/payments.queries.ts`, what: 'order, purchase and machines, in one transaction' },
      { file: `${modules}/purchases/purchases.queries.ts`, what: 'the purchases of an owner', over: 'purchases' },
      { file: `${modules}/purchases/purchases.service.ts`, what: 'as My Subscriptions shows them' },
    ],
  },
  {
    name: 'An attribute becomes what is drawn',
    limit: 6,
    steps: [
      { file: `${carousel}/equipment-carousel.element.ts`, what: 'the table of the element' },
      { file: 'packages/element/src/define-widget.ts', what: 'the class: hears changes, finds the scope' },
      { file: 'packages/element/src/attributes.ts', what: 'a text becomes a value of its type' },
      { file: 'packages/element/src/widget.ts', what: 'what a table may say, checked against the component’s props' },
      { file: 'packages/element/src/renderer.ts', what: 'draws the component with them' },
      { file: `${carousel}/internal/carousel.tsx`, what: 'reads its props', over: 'onStateChange' },
    ],
  },
];
