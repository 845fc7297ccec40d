import { composeStories } from '@storybook/react-vite';
import { ApiError } from '@yantra/state';
import '@yantra/ui/styles.css';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './ask.stories.tsx';

const { ConfirmCode, ConfirmWrong, LoggedIn, SomeTaken, TakenOnDays, WithJob, WithoutJob } = composeStories(stories);

const field = (name: RegExp) => page.getByRole('textbox', { name });
const button = () => page.getByRole('button').first();

beforeEach(() => sessionStorage.clear());

async function fillPerson(): Promise<void> {
  await userEvent.fill(field(/^Full name/), 'Sunita Jadhav');
  await userEvent.fill(field(/^Mobile number/), '+91 98220-41573');
  await userEvent.fill(field(/^E-mail/), 'sunita@example.com');
}

test('a job that is known stands in the fields, and is sent with the person, once', async () => {
  const sent = vi.fn((_input: Record<string, unknown>) => ({ id: 'r1' }));
  const onAsked = vi.fn();
  await WithJob.run({ args: { ...WithJob.args, onAsked, answers: { askForQuote: sent } } });
  await expect.element(field(/^For how many days/)).toHaveValue('12');
  await fillPerson();
  await button().click();
  await expect
    .poll(() => onAsked.mock.calls)
    .toEqual([[{ requestId: 'r1', isConfirmed: false, code: expect.anything() }]]);
  expect(sent.mock.calls.map(([input]) => input)).toMatchObject([
    {
      equipmentId: 'f1',
      fullName: 'Sunita Jadhav',
      phone: '9822041573',
      jobDays: 12,
      jobPlace: 'Hadapsar',
      consent: true,
    },
  ]);
});

test('what is wrong is said at its field, the first of which gets the focus, and nothing is sent', async () => {
  const sent = vi.fn(() => ({ id: 'r1' }));
  await WithoutJob.run({ args: { ...WithoutJob.args, answers: { askForQuote: sent } } });
  await userEvent.fill(field(/^Hours a day/), '25');
  await userEvent.fill(field(/^Full name/), 'Sunita Jadhav');
  await button().click();
  await expect.element(page.getByText(/^Hours a day are a whole number/)).toBeVisible();
  await expect.element(page.getByText(/^Please enter a valid 10-digit/)).toBeVisible();
  expect(document.activeElement).toBe(field(/^Hours a day/).element());
  expect(sent).not.toHaveBeenCalled();
});

test('days on which the machine is taken are said before anything is sent, and no more once others are chosen', async () => {
  await TakenOnDays.run();
  const status = page.getByRole('status');
  await expect.element(status.getByText(/^Not free on all of your days\. Taken: .+ to .+\.$/)).toBeVisible();
  await expect.element(status.getByText(/^You can ask all the same/)).toBeVisible();
  await userEvent.fill(field(/^For how many days/), '3');
  await expect.element(status).toBeEmptyDOMElement();
  await userEvent.fill(field(/^For how many days/), '4');
  await expect.element(status.getByText(/^Not free/).first()).toBeVisible();
  await userEvent.fill(field(/^For how many days/), '0');
  await expect.element(status).toBeEmptyDOMElement();
});

test('of several machines it is said how many are taken, and a server that does not know says nothing', async () => {
  await SomeTaken.run();
  await expect.element(page.getByText('1 of these 3 machines is not free on all of your days.')).toBeVisible();
  await WithJob.run({ args: { ...WithJob.args, answers: { getAvailability: tooSoon } } });
  await expect.element(field(/^For how many days/)).toHaveValue('12');
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});

test('digits of Devanagari are read in the fields that count, and in the phone', async () => {
  const sent = vi.fn((_input: Record<string, unknown>) => ({ id: 'r1' }));
  await WithJob.run({ args: { ...WithJob.args, answers: { askForQuote: sent } } });
  await fillPerson();
  await userEvent.fill(field(/^For how many days/), '१२');
  await userEvent.fill(field(/^Hours a day/), '१०');
  await userEvent.fill(field(/^Mobile number/), '९८२२० ४१५७३');
  await button().click();
  await expect
    .poll(() => sent.mock.calls.map(([input]) => input))
    .toMatchObject([{ jobDays: 12, jobHours: 10, phone: '9822041573' }]);
});

test('who is logged in finds their name, phone and address filled in, and is promised no code for it', async () => {
  await LoggedIn.run();
  await expect.element(field(/^E-mail/)).toHaveValue('sunita@example.com');
  await expect.element(field(/^Mobile number/)).toHaveValue('98220 41574');
  expect(page.getByText(/^Next, a code/).elements()).toEqual([]);
  await userEvent.fill(field(/^Mobile number/), '98220 41573');
  await expect.element(page.getByText(/^Next, a code/)).toBeVisible();
});

test('a phone that is that of who is logged in needs no code', async () => {
  const onAsked = vi.fn();
  const codes = vi.fn();
  const answers = { askForQuote: () => ({ id: 'r1', isConfirmed: true }), sendRequirementCode: codes };
  await WithJob.run({ args: { ...WithJob.args, onAsked, answers } });
  await fillPerson();
  await button().click();
  await expect.poll(() => onAsked.mock.calls).toEqual([[{ requestId: 'r1', isConfirmed: true }]]);
  expect(codes).not.toHaveBeenCalled();
});

const tooSoon = () => Promise.reject(new ApiError('otp.tooSoon', 429, 'A code has just been sent.'));

test('a code that could not be sent can be asked for on the next page', async () => {
  const onAsked = vi.fn();
  await WithJob.run({
    args: {
      ...WithJob.args,
      onAsked,
      answers: { sendRequirementCode: tooSoon },
    },
  });
  await fillPerson();
  await button().click();
  await expect.poll(() => onAsked.mock.calls).toEqual([[{ requestId: 'r1', isConfirmed: false, code: undefined }]]);
});

test('the right code leads to the secret page; a wrong one stays in its field', async () => {
  const onPage = vi.fn();
  await ConfirmCode.run({ args: { ...ConfirmCode.args, onPage } });
  await userEvent.fill(field(/^Code sent to/), '12345');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByText('1 digit to go')).toBeVisible();
  await userEvent.fill(field(/^Code sent to/), '123456');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onPage.mock.calls).toEqual([[expect.stringMatching(/^[\w-]{48}$/)]]);
  await ConfirmWrong.run();
  await expect.element(field(/^Code sent to/)).toHaveValue('123456');
});
