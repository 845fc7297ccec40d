import type { CheckoutMessage } from './checkout-script.ts';
/**
 * `/js/v3/cashfree.js`: `window.Cashfree({ mode }).checkout({ paymentSessionId, redirectTarget })`. The functions are sent to the browser as source text, so
 * they use only each other; the texts come as an argument. It needs no inline style and no HTML text: a page with a strict policy and Trusted Types only has to
 * allow this origin in script-src and frame-src.
 */
import type { checkoutTexts } from './checkout.messages.ts';

export interface CheckoutOptions {
  readonly paymentSessionId?: string;
  /** `_modal` by default; an element gets the page inside it. */
  readonly redirectTarget?: '_modal' | '_self' | '_blank' | '_top' | HTMLElement;
}

/** How a checkout ended for the person. None of the three proves a payment: ask the server. */
export interface CheckoutResult {
  readonly error?: { readonly message: string; readonly code: string; readonly type: string };
  readonly redirect?: true;
  readonly paymentDetails?: { readonly paymentMessage: string };
}

export interface CashfreeHandle {
  checkout(options?: CheckoutOptions): Promise<CheckoutResult>;
  version(): string;
}

declare global {
  interface Window {
    Cashfree?: (settings?: { readonly mode?: string }) => CashfreeHandle;
  }
}

type Texts = Pick<typeof checkoutTexts, 'frame' | 'close' | 'closedEarly'>;

/** What the functions below need: the gateway's address, and the texts. */
interface Setting {
  readonly origin: string;
  readonly texts: Texts;
}

export function installCashfree(texts: Texts): void {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const { origin } = new URL(script.src);
  const setting = { origin, texts };
  const checkout = async ({ paymentSessionId = '', redirectTarget = '_modal' }: CheckoutOptions = {}) => {
    if (!/^[\w-]+$/.test(paymentSessionId))
      return failed('paymentSessionId is missing or invalid', 'payment_session_id_invalid');
    if (redirectTarget === '_modal') return openModal(setting, paymentSessionId);
    if (typeof redirectTarget !== 'string') {
      const frame = frameOf(setting, paymentSessionId);
      redirectTarget.replaceChildren(frame);
      return endOf(setting, frame);
    }
    open(`${origin}/checkout/${encodeURIComponent(paymentSessionId)}`, redirectTarget);
    return { redirect: true } as const;
  };
  window.Cashfree = () => ({ checkout, version: () => '3' });
}

/** The functions that `installCashfree` calls: sent to the browser with it. */
export const cashfreeParts = [failed, listenTo, themeOf, frameOf, endOf, openModal] as const;

function failed(message: string, code: string): CheckoutResult {
  return { error: { message, code, type: 'request_failed' } };
}

/** Receives the framed checkout's messages. Others may send messages too: origin and frame must be ours. */
function listenTo({ origin }: Setting, frame: HTMLIFrameElement, onSaid: (message: CheckoutMessage) => void) {
  const onMessage = (event: MessageEvent<CheckoutMessage | undefined>) => {
    const isOurs = event.origin === origin && event.source === frame.contentWindow;
    if (isOurs && event.data?.gateway === 'checkout') onSaid(event.data);
  };
  addEventListener('message', onMessage);
  return () => removeEventListener('message', onMessage);
}

/** The shop's own light or dark theme; undefined if it follows the person's system. */
function themeOf(scheme: string) {
  return /light/.test(scheme) && /dark/.test(scheme) ? undefined : /dark/.test(scheme) ? 'dark' : 'light';
}

function frameOf({ origin, texts }: Setting, sessionId: string) {
  const asked = new URLSearchParams({ parent: location.origin });
  const theme = themeOf(getComputedStyle(document.documentElement).colorScheme);
  if (theme !== undefined) asked.set('theme', theme);
  const frame = document.createElement('iframe');
  frame.title = texts.frame;
  frame.src = `${origin}/checkout/${encodeURIComponent(sessionId)}?${asked.toString()}`;
  return frame;
}

/** Resolves when the framed checkout has ended; a failure does not end it, since the person may try again. */
function endOf(setting: Setting, frame: HTMLIFrameElement, closed?: Promise<void>) {
  return new Promise<CheckoutResult>((resolve) => {
    let lastFailure = '';
    const finish = (result: CheckoutResult) => {
      stop();
      resolve(result);
    };
    const close = () =>
      finish(
        lastFailure === ''
          ? failed(setting.texts.closedEarly, 'payment_closed')
          : failed(lastFailure, 'payment_failed'),
      );
    const stop = listenTo(setting, frame, ({ kind, message }) => {
      if (kind === 'failed') lastFailure = message;
      else if (kind === 'dropped') finish(failed(message, 'payment_dropped'));
      else if (kind === 'finished') finish({ paymentDetails: { paymentMessage: message } });
      else if (closed) close();
    });
    void closed?.then(close);
  });
}

async function openModal(setting: Setting, sessionId: string): Promise<CheckoutResult> {
  const looks = `
    :host { all: initial; color-scheme: inherit; }
    dialog {
      box-sizing: border-box; inset: 0; margin: auto; padding: 0; border: 0; border-radius: 14px; overflow: hidden;
      width: min(460px, 100vw); height: min(720px, 100vh); max-width: none; max-height: none;
      background: light-dark(#fffcf6, #15171a); color: light-dark(#23262b, #f6f0e6);
      font: 16px/1.5 system-ui, sans-serif;
    }
    dialog[open] { display: flex; flex-direction: column; }
    dialog::backdrop { background: rgb(28 24 20 / .52); }
    button {
      align-self: flex-end; min-width: 44px; min-height: 44px; border: 0; background: none; color: inherit;
      font: inherit; padding: 0 16px; cursor: pointer;
    }
    button:focus-visible { outline: 3px solid light-dark(#1558b0, #8fbcff); outline-offset: -3px; }
    iframe { flex: 1; width: 100%; border: 0; }
    @media (max-width: 480px) { dialog { height: 100vh; height: 100dvh; border-radius: 0; } }`;

  const { texts } = setting;
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(looks);
  root.adoptedStyleSheets = [sheet];
  const dialog = document.createElement('dialog');
  dialog.ariaLabel = texts.frame;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = texts.close;
  button.addEventListener('click', () => dialog.close());
  const frame = frameOf(setting, sessionId);
  dialog.append(button, frame);
  root.append(dialog);
  document.body.append(host);
  const closed = new Promise<void>((resolve) => dialog.addEventListener('close', () => resolve()));
  dialog.showModal();
  const result = await endOf(setting, frame, closed);
  // Closing returns the focus to where it was.
  dialog.close();
  host.remove();
  return result;
}
