import { ApiError } from '@yantra/client';
import { joined } from '@yantra/language';
import '@yantra/ui/styles.css';
import { shared } from '@yantra/ui/languages/hi';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showNotice } from './show-notice.tsx';

test('a notice can be closed while a dialog is open, and outlives it', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  showNotice({ kind: 'info', text: 'Before the dialog.', duration: 60_000 });
  await expect.element(page.getByText('Before the dialog.')).toBeVisible();
  dialog.showModal();
  showNotice({ kind: 'error', text: 'Over the dialog.', duration: 60_000 });
  await expect.element(page.getByText('Over the dialog.')).toBeVisible();
  await userEvent.click(page.getByRole('alert').getByRole('button', { name: 'Close' }));
  await expect.element(page.getByText('Over the dialog.')).not.toBeInTheDocument();
  dialog.remove();
  await expect.element(page.getByText('Before the dialog.')).toBeVisible();
});

test('a failed call is told in a language that knows its error, and any other notice as it is', async () => {
  const around = joined('hi', [shared]);
  const ofDialogs = joined('hi', [{ locale: 'hi', texts: {}, words: {}, errors: { 'otp.wrong': 'OTP सही नहीं है।' } }]);
  const tell = (code: ApiError['code']) => {
    const error = new ApiError(code, 400, `English: ${code}.`);
    showNotice({ kind: 'error', text: error.message, duration: 60_000, error }, [around, ofDialogs]);
  };
  for (const code of ['server.busy', 'otp.wrong', 'lead.unknown'] as const) tell(code);
  for (const text of [shared.errors['server.busy'] as string, 'OTP सही नहीं है।', 'English: lead.unknown.'])
    await expect.element(page.getByText(text)).toBeVisible();
});

test('a notice is swiped away while a dialog is open', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.showModal();
  showNotice({ kind: 'error', text: 'Swipe me.', duration: 60_000 });
  const notice = page.getByRole('alert').filter({ hasText: 'Swipe me.' });
  await expect.element(notice).toBeVisible();
  const { left, top, height } = notice.element().getBoundingClientRect();
  const at = { x: left + 60, y: top + height / 2 };
  // An element that the dialog made inert would not be hit.
  const hit = document.elementFromPoint(at.x, at.y);
  expect(notice.element().contains(hit)).toBe(true);
  (notice.element() as HTMLElement).setPointerCapture = () => undefined;
  const moves = { pointerdown: 0, pointermove: 150, pointerup: 150 };
  for (const [kind, by] of Object.entries(moves))
    hit?.dispatchEvent(
      new PointerEvent(kind, { bubbles: true, pointerId: 7, button: 0, clientX: at.x + by, clientY: at.y }),
    );
  await expect.element(page.getByText('Swipe me.')).not.toBeInTheDocument();
  dialog.remove();
});
