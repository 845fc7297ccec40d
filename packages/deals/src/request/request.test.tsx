// @module-tag other
import { composeStories } from '@storybook/react-vite';
import { ApiError } from '@yantra/state';
import { dealAnswers } from '@yantra/testing';
import '@yantra/ui/styles.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './request.stories.tsx';

const {
  Accepted,
  Accepting,
  AcceptingPlain,
  Cancelled,
  ClosedPageCode,
  CodeTooSoon,
  CodeWrong,
  Done,
  FourQuotes,
  LostBefore,
  LostRace,
  NoneYet,
  OneWaits,
  Own,
  OwnDone,
  SeveralMachines,
  Taken,
  ThreeQuotes,
} = composeStories(stories);

const card = (name: string) => page.getByRole('article', { name, exact: true });
const text = (element: Element): string => element.textContent.replaceAll(/[\u2068\u2069]/g, '');

test('quotes stand side by side in the same rows, and what is not stated says so', async () => {
  await FourQuotes.run();
  const rowsOf = (name: string) =>
    [...card(name).element().querySelectorAll('.y-quote__facts dt')].map((one) => one.textContent);
  expect(rowsOf('Hyundai R210 Smart')).toEqual(rowsOf('JCB JS205LC'));
  expect(text(card('JCB JS205LC').element())).toContain('₹1,47,500 + unknown');
  expect(text(card('JCB JS205LC').element())).toContain(
    'Not stated: transport, operator and overtime. Likely ₹1,82,200 in all',
  );
  expect(page.getByText('₹0').elements()).toEqual([]);
});

test('a request to several machines names them, and its place once', async () => {
  await SeveralMachines.run();
  expect(text(document.querySelector('h1') as Element)).toBe('3 quotes for Tata Hitachi EX 200LC and 2 more');
  expect(text(document.querySelector('.y-job-plate dd') as Element)).toBe(
    'Tata Hitachi EX 200LC, Hyundai R210 Smart and JCB JS205LC',
  );
  expect(text(document.querySelectorAll('.y-job-plate dd')[1] as Element)).toBe('Hadapsar 411028, Pune');
});

test('one button is filled: that of the lowest open total with every part stated', async () => {
  await ThreeQuotes.run();
  const accept = page.getByRole('button', { name: /^Accept for/ }).elements();
  expect(accept.map((one) => [one.textContent, one.classList.contains('y-button--primary')])).toEqual([
    ['Accept for ₹1,75,820', true],
    ['Accept for ₹1,99,656', false],
  ]);
});

test('accepting repeats what is agreed, names the quote by its hash, and shows what was booked', async () => {
  const accepted = vi.fn();
  const answers = dealAnswers({ now: '2026-11-21T05:50:00.000Z' });
  await Accepting.run({
    args: { answers: { ...answers, acceptQuote: (input) => (accepted(input), answers.acceptQuote?.(input)) } },
  });
  const dialog = page.getByRole('dialog', { name: 'Accept this quote' });
  expect(text(dialog.element())).toContain('₹1,75,820.00');
  expect(text(dialog.element())).toContain('You mean to hire it for 12 days, 8 hours a day.');
  expect(text(dialog.element())).toContain('You pay the owner directly, not Yantra.');
  await userEvent.fill(dialog.getByRole('textbox'), '123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: /^You hire/ })).toBeVisible();
  expect(accepted.mock.calls[0]?.[0]).toMatchObject({
    dealId: 'd1',
    quoteId: 'quote-2',
    hash: expect.stringMatching(/^ec4a63fd/),
    otp: '123456',
  });
  await expect.element(page.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+919822010467');
});

test('a wrong code keeps its digits and the dialog', async () => {
  await CodeWrong.run();
  await expect.element(page.getByRole('dialog').getByRole('textbox')).toHaveValue('123456');
});

test('opened again, it takes the code that is on its way, and sends no other', async () => {
  const answers = dealAnswers({ now: '2026-11-21T05:50:00.000Z' });
  const sent = vi.fn();
  const accepted = vi.fn();
  const args = {
    answers: {
      ...answers,
      sendAcceptCode: (input: object) => (sent(), answers.sendAcceptCode?.(input as never)),
      acceptQuote: (input: object) => (accepted(input), answers.acceptQuote?.(input as never)),
    },
  };
  await Accepting.run({ args });
  await userEvent.keyboard('{Escape}');
  await page
    .getByRole('button', { name: /^Accept for/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Accept this quote' });
  await userEvent.fill(dialog.getByRole('textbox'), '123456');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => accepted.mock.calls.length).toBe(1);
  expect(sent).toHaveBeenCalledOnce();
});

test('while no code may be sent it says so, and until when', async () => {
  const asked = vi.fn(() => Promise.reject(new ApiError('otp.tooSoon', 429, 'A code has just been sent.')));
  await CodeTooSoon.run({ args: { answers: { ...dealAnswers(), sendAcceptCode: asked } } });
  page
    .getByRole('button', { name: /^Send the code/ })
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  expect(asked).toHaveBeenCalledOnce();
});

test('a lost race says that nothing was agreed, which days are taken, and what is next', async () => {
  await LostRace.run();
  const said = text(document.querySelector('.y-lost') as Element);
  expect(said).toContain('Tata Hitachi EX 200LC of Deshpande Earthmovers has just been booked on your days.');
  expect(said).toContain('Nothing was agreed, and you owe nothing.');
  expect(said).toContain('Taken: 26 Nov to 8 Dec.');
  expect(said).toContain('₹23,836 more than the one you chose');
  expect(document.activeElement?.textContent).toMatch(/^Someone else took/);
  await page.getByRole('link', { name: 'Back to all quotes' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: /^3 quotes/ })).toBeVisible();
});

test('a quote whose machine is taken on the days says which, and offers to ask for others instead of to accept', async () => {
  await Taken.run();
  const taken = card('Tata Hitachi EX 200LC');
  expect(text(taken.element())).toContain('Not free on all of your days. Taken: 26 Nov to 8 Dec.');
  expect(taken.getByRole('button', { name: /^Accept/ }).elements()).toEqual([]);
  const accept = page.getByRole('button', { name: /^Accept for/ }).elements();
  expect(accept.map((one) => one.textContent)).toEqual(['Accept for ₹1,99,656']);
  expect(text(document.querySelector('.y-waiting') as Element)).toContain('26 Nov to 8 Dec and 20 Dec onwards');
  await taken.getByRole('link', { name: 'Ask for other days' }).click();
  await expect.poll(() => document.activeElement?.getAttribute('aria-label') ?? '').toContain('Deshpande Earthmovers');
});

test('a machine that was taken before a code was sent is not said to have been lost a moment ago', async () => {
  await LostBefore.run();
  const said = text(document.querySelector('.y-lost') as Element);
  expect(said).toContain('This machine is taken on your days');
  expect(said).toContain(
    'is not free on all of them. Nothing was agreed, and you owe nothing. Taken: 26 Nov to 8 Dec.',
  );
  expect(said).toContain('₹23,836 more than the one you chose');
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('before a quote has come it says how many were asked, and each can be asked no more', async () => {
  await NoneYet.run();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sent to 2 owners' })).toBeVisible();
  await page.getByRole('button', { name: 'Take the question back' }).first().click();
  await expect.element(page.getByText('You took your question back')).toBeVisible();
});

test('who asks a question gets to the field of that owner’s messages', async () => {
  await OneWaits.run();
  await page.getByRole('link', { name: 'Ask a question' }).first().click();
  await expect.poll(() => document.activeElement?.getAttribute('aria-label') ?? '').toContain('Deshpande Earthmovers');
});

test('what was agreed can be cancelled with a reason, which is then shown', async () => {
  await Accepted.run();
  await page.getByText('Cancel this hire').click();
  await page.getByRole('button', { name: 'Cancel the hire' }).click();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Why?' }), 'datesChanged');
  await page.getByRole('button', { name: 'Cancel the hire' }).click();
  await expect.element(page.getByText(/You cancelled: The dates have changed/)).toBeVisible();
  await Cancelled.run();
  await expect.element(page.getByText(/cancelled: The machine broke down.*The boom is cracked/)).toBeVisible();
});

test('a hire that is over is rated by who is logged in, which its secret page says', async () => {
  await Done.run();
  expect(text(document.querySelector('.y-hire__stars') as Element)).toContain(
    'How was Tata Hitachi EX 200LC? Your stars help others.',
  );
  await expect.element(page.getByText(/Stars are given after logging in with this phone, ••••••4108\./)).toBeVisible();
  const href = () => page.getByRole('link', { name: 'Give stars' }).element().getAttribute('href');
  expect(href()).toMatch(/^\/dashboard\/recently-visited\?rate=./);
  await OwnDone.run();
  expect(text(document.querySelector('.y-hire__stars') as Element)).not.toContain('logging in');
  expect(href()).toMatch(/^\/dashboard\/recently-visited\?rate=./);
  await Accepted.run();
  expect(page.getByRole('link', { name: 'Give stars' }).elements()).toEqual([]);
});

test('the paper is an address of the page; who is logged in fetches it', async () => {
  await Accepted.run();
  const href = page.getByRole('link', { name: 'PDF' }).element().getAttribute('href');
  expect(href).toMatch(/^\/api\/Deal\/GetAgreement\?dealId=d1&page=/);
  await Own.run({ args: { ...Accepted.args, isOwn: true } });
  await expect.element(page.getByRole('button', { name: 'PDF' })).toBeVisible();
});

test('a closed page is opened again by a code, at another address', async () => {
  await ClosedPageCode.run();
  await expect.element(page.getByRole('button', { name: 'Open it again' })).toBeVisible();
});

test('without a script the form has what the call needs', async () => {
  await AcceptingPlain.run();
  const form = document.querySelector<HTMLFormElement>('.y-request__accept form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', expect.stringMatching(/^\/q\/.*\/accept$/)]);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    dealId: 'd2',
    quoteId: 'quote-d2',
    hash: '4b'.repeat(32),
    id: 'otp-1',
    securityStamp: 'stamp',
    otp: '',
  });
});

test('a deal that has changed meanwhile is read again, and says so', async () => {
  const changed = () => Promise.reject(new ApiError('deal.changed', 409, 'This has changed meanwhile.'));
  await ThreeQuotes.run({ args: { answers: { changeDeal: changed } } });
  await page.getByRole('button', { name: 'No, thanks' }).first().click();
  await expect.element(page.getByText('This has changed meanwhile.')).toBeVisible();
});
