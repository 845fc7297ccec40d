import '@yantra/ui/styles.css';
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
