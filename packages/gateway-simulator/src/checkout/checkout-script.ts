/**
 * The checkout page's script. The functions are sent to the browser as source text, so they use only each other; the texts come as an argument.
 *
 * To the page that framed it (`?parent=` names its origin, and only that origin gets messages) it posts `{ gateway: 'checkout', kind: 'failed' | 'dropped' |
 * 'finished' | 'closed', message }`.
 */
import type { checkoutTexts } from './checkout.messages.ts';

/** A message to the enclosing page. */
export interface CheckoutMessage {
  readonly gateway: 'checkout';
  readonly kind: 'failed' | 'dropped' | 'finished' | 'closed';
  readonly message: string;
}

/** The texts it shows. */
export type CheckoutScriptTexts = Pick<
  typeof checkoutTexts,
  'paid' | 'failed' | 'dropped' | 'pending' | 'unreachable' | 'inactive' | 'alreadyPaid'
>;

/** How an attempt ended, or why it was refused. */
interface Told {
  readonly status?: string;
  readonly code?: string;
  readonly message: string;
}

export function runCheckout(texts: CheckoutScriptTexts): void {
  const form = document.querySelector('form');
  const note = document.querySelector('#note');
  const result = document.querySelector<HTMLElement>('#result');
  const back = document.querySelector<HTMLAnchorElement>('#back');
  const parentOrigin = new URLSearchParams(location.search).get('parent');
  const isFramed = window.parent !== window;
  // In a frame the enclosing page goes on by itself.
  if (back && isFramed) back.hidden = true;

  const tell = (kind: CheckoutMessage['kind'], message: string) => {
    if (!isFramed || parentOrigin === null) return;
    const said: CheckoutMessage = { gateway: 'checkout', kind, message };
    window.parent.postMessage(said, parentOrigin);
  };
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') tell('closed', '');
  });
  if (form === null || note === null || result === null) return;

  const wayOf = bindTabs(form);

  const finish = (kind: CheckoutMessage['kind'], message: string) => {
    form.hidden = true;
    result.hidden = false;
    result.textContent = message;
    result.focus();
    tell(kind, message);
    if (!isFramed && back) location.assign(back.href);
  };
  /* Shops read the refusals' own sentences; a person reads these. */
  const refusals: Readonly<Record<string, string>> = {
    order_inactive: texts.inactive,
    order_already_paid: texts.alreadyPaid,
  };
  const show = ({ status = '', code = '', message }: Told) => {
    if (status === 'SUCCESS') finish('finished', texts.paid);
    else if (status === 'PENDING') finish('finished', texts.pending);
    else if (status === 'USER_DROPPED') finish('dropped', texts.dropped);
    else if (status === 'FAILED') {
      note.textContent = texts.failed;
      tell('failed', texts.failed);
    } else note.textContent = refusals[code] ?? message;
  };
  const pay = async (button: HTMLButtonElement) => {
    const buttons = [...form.querySelectorAll<HTMLButtonElement>('[data-outcome]')];
    // Announced instead of disabled: a disabled button would lose the focus.
    if (buttons.some((one) => one.ariaBusy === 'true')) return;
    const label = button.textContent;
    button.ariaBusy = 'true';
    button.textContent = button.dataset['busy'] ?? label;
    note.textContent = '';
    try {
      const answer = await fetch(document.body.dataset['pay'] ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ method: wayOf(), outcome: button.dataset['outcome'] }),
      });
      show((await answer.json()) as Told);
    } catch {
      note.textContent = texts.unreachable;
    } finally {
      button.ariaBusy = null;
      button.textContent = label;
    }
  };
  for (const button of form.querySelectorAll<HTMLButtonElement>('[type=button][data-outcome]'))
    button.addEventListener('click', () => void pay(button));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const succeed = form.querySelector<HTMLButtonElement>('[data-outcome=succeed]');
    if (succeed) void pay(succeed);
  });
}

/** The functions that `runCheckout` calls: sent to the browser with it. */
export const checkoutParts = [bindTabs] as const;

/** The ways to pay, as tabs. @returns how to read the chosen one */
function bindTabs(form: HTMLFormElement): () => string {
  const tabs = [...form.querySelectorAll<HTMLButtonElement>('[role=tab]')];
  let way = 'card';
  const choose = (tab: HTMLButtonElement) => {
    way = tab.dataset['way'] ?? way;
    for (const one of tabs) {
      const isChosen = one === tab;
      one.setAttribute('aria-selected', String(isChosen));
      one.tabIndex = isChosen ? 0 : -1;
      const panel = document.querySelector<HTMLElement>(`#panel-${one.dataset['way']}`);
      if (panel) panel.hidden = !isChosen;
    }
  };
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => choose(tab));
    tab.addEventListener('keydown', (event) => {
      const steps: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
      const step = steps[event.key];
      const next = step === undefined ? undefined : tabs.at(step % tabs.length);
      if (next === undefined) return;
      event.preventDefault();
      choose(next);
      next.focus();
    });
  }
  return () => way;
}
