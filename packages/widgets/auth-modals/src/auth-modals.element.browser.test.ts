// @module-tag other
import { pageScope } from '@yantra/state';
import { createTestScope } from '@yantra/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './define.ts';

pageScope(() => createTestScope({ session: { isHere: true } }));

afterEach(() => document.body.replaceChildren());

function place(attributes: Record<string, string> = {}) {
  const element = document.createElement('yantra-auth-modals');
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
  document.body.append(element);
  return element;
}

describe('<yantra-auth-modals> on our own page', () => {
  test('opens the dialog of its attribute, and removes the attribute when it closes', async () => {
    const element = place({ dialog: 'log-in' });
    const onChange = vi.fn();
    element.addEventListener('yantra-dialog-change', ({ detail }) => onChange(detail));
    await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Sign Up' }));
    await expect.element(page.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
    expect(element.getAttribute('dialog')).toBe('sign-up');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => element.hasAttribute('dialog')).toBe(false);
    expect(onChange.mock.calls).toEqual([['sign-up'], [null]]);
  });

  test('is ready without a dialog', async () => {
    const element = place();
    await expect.poll(() => element.getAttribute('state')).toBe('ready');
    expect(element.shadowRoot?.querySelector('dialog')).toBeNull();
  });

  test('ignores an unknown dialog', async () => {
    const element = place({ dialog: 'nonsense' });
    await expect.poll(() => element.getAttribute('state')).toBe('ready');
    expect(element.shadowRoot?.querySelector('dialog')).toBeNull();
  });
});
