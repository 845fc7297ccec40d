import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { afterPress } from './after-press.ts';

afterEach(() => document.body.replaceChildren());

/** A field whose error appears above a button. @param leave reports it */
function formOf(leave: (say: () => void) => void): string[] {
  const said: string[] = [];
  const [field, error, button] = ['input', 'p', 'button'].map((name) => document.createElement(name));
  if (!field || !error || !button) return said;
  button.textContent = 'Send';
  button.style.cssText = 'display: block; block-size: 20px';
  field.addEventListener('blur', () =>
    leave(() => {
      said.push('error');
      error.style.blockSize = '200px';
    }),
  );
  button.addEventListener('click', () => said.push('sent'));
  document.body.append(field, error, button);
  return said;
}

test('what moves a button is done after the click that left for it, which is not lost', async () => {
  const said = formOf(afterPress);
  await userEvent.click(page.getByRole('textbox'));
  await userEvent.click(page.getByRole('button'));
  expect(said).toEqual(['sent', 'error']);
});

test('it is done at once where nothing is pressed', async () => {
  const said = formOf(afterPress);
  await userEvent.click(page.getByRole('textbox'));
  await userEvent.tab();
  expect(said).toEqual(['error']);
});
