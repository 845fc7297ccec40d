import { type Language, LanguageProvider, failureIn } from '@yantra/language';
import type { Notice } from '@yantra/state';
import { Toasts, toast } from '@yantra/ui';
import { createRoot } from 'react-dom/client';
import { carryNotice } from './carried-notice.ts';

const rootId = 'notices';

/**
 * Below a modal dialog everything else is inert and could be neither closed nor swiped. So the notices are moved into the top
 * dialog, and out again when it closes. Moving closes a popover, so it is opened again.
 */
function keepAboveDialogs(place: HTMLElement): void {
  const settle = () => {
    const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    if (place.parentElement === home && place.isConnected) return;
    home.append(place);
    const shown = place.querySelector<HTMLElement>('[popover]');
    if (shown?.querySelector('li') && !shown.matches(':popover-open')) shown.showPopover();
  };
  settle();
  new MutationObserver(settle).observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
}

/** What a notice says, by the first language that knows the error; the one of the call's own widget may not be the page's. */
const sentenceOf = ({ text, error }: Notice, spoken: readonly Language[]): string =>
  (error && spoken.map((one) => failureIn(one, error).message).find((said) => said !== error.message)) ?? text;

/**
 * Shows a notice as a toast. The toasts' container is created with the first one, since most visits see none.
 * @param spoken the languages that have loaded; none for English
 */
export function showNotice(notice: Notice, spoken: readonly Language[] = []): void {
  const { kind, duration } = notice;
  const text = sentenceOf(notice, spoken);
  carryNotice(notice, Date.now());
  if (!document.getElementById(rootId)) {
    const place = document.createElement('div');
    place.id = rootId;
    keepAboveDialogs(place);
    createRoot(place).render(
      <LanguageProvider value={spoken[0]}>
        <Toasts />
      </LanguageProvider>,
    );
  }
  const show = { success: toast.success, error: toast.error, info: toast }[kind];
  // The same sentence at the same time is one toast: several calls of a page can fail together.
  show(text, { id: text, duration });
}
