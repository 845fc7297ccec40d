import type { Notice } from '@yantra/state';
import { Toasts, toast } from '@yantra/ui';
import { createRoot } from 'react-dom/client';
import { carryNotice } from './carried-notice.ts';

const rootId = 'notices';

/** Shows a notice as a toast. The place where toasts stand is made with the first one, since most visits see none. */
export function showNotice(notice: Notice): void {
  const { kind, text, duration } = notice;
  carryNotice(notice, Date.now());
  if (!document.getElementById(rootId)) {
    const place = document.createElement('div');
    place.id = rootId;
    document.body.append(place);
    createRoot(place).render(<Toasts />);
  }
  const show = { success: toast.success, error: toast.error, info: toast }[kind];
  // The same sentence twice at once is one toast: several calls of a page fail together.
  show(text, { id: text, duration });
}
