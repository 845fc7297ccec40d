import { composeStories } from '@storybook/react-vite';
import '@yantra/ui/styles.css';
import { fn } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { jobDraftKey } from './draft.ts';
import * as stories from './lead-form.stories.tsx';

const {
  Ready,
  AddMachine,
  Adding,
  CategoriesFailed,
  Filled,
  Kept,
  KnownNeed,
  KnownPerson,
  KnownPersonChanging,
  Loading,
  Plain,
  Refused,
  Sent,
  SentConfirmed,
  TwoWrong,
  TooMany,
  WithJob,
  WrongPhone,
} = composeStories(stories);

const submit = () => page.getByRole('button', { name: /^Submit Requirement/ });
const toggle = (name: string) => page.getByRole('button', { name });
const field = (name: string) => page.getByLabelText(name);

describe('the lead form', () => {
  test('has four fields and no toggles where the page says what it is for', async () => {
    await Plain.run();
    for (const name of ['Full Name', 'Email Id', 'Phone no.', 'Select Category'])
      await expect.element(field(name)).toBeVisible();
    await expect.element(field('Select Category')).toHaveValue('6');
    await expect.element(submit()).toBeVisible();
    expect(toggle('Add Machine').query()).toBeNull();
  });

  // spec: lead.toggles, lead.fields, about.phones
  test('has the documented names', async () => {
    await Ready.run();
    for (const name of ['Full Name', 'Email Id', 'Phone no.', 'Select Category'])
      await expect.element(field(name)).toBeVisible();
    await expect.element(page.getByText('+91')).toBeVisible();
    await expect.element(toggle('Add Machine')).toHaveAttribute('aria-pressed', 'false');
    await expect.element(toggle('Need Machine')).toHaveAttribute('aria-pressed', 'false');
  });

  // spec: lead.submit-enabled, lead.complete
  test('has a button that says how many of the four fields are empty, and shows which when it is pressed', async () => {
    await Ready.run();
    await expect.element(submit()).toHaveAccessibleName('Submit Requirement 4 fields to go');
    await expect.element(submit()).toHaveAttribute('aria-disabled', 'true');
    await Filled.run();
    await expect.element(submit()).toHaveAccessibleName('Submit Requirement');
    await expect.element(submit()).not.toHaveAttribute('aria-disabled');
    await userEvent.clear(field('Phone no.'));
    await expect.element(submit()).toHaveAccessibleName('Submit Requirement 1 field to go');
    (submit().element() as HTMLElement).click();
    await expect.element(field('Phone no.')).toHaveFocus();
    await expect.element(field('Phone no.')).toHaveAccessibleDescription('Please enter a valid 10-digit phone number.');
  });

  // spec: lead.mode, lead.toggles
  test('switches off the pressed toggle', async () => {
    await AddMachine.run();
    await expect.element(toggle('Add Machine')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(toggle('Add Machine'));
    await expect.element(toggle('Add Machine')).toHaveAttribute('aria-pressed', 'false');
  });

  test('posts as a plain form too', async () => {
    await Filled.run();
    const form = document.querySelector('form');
    expect([form?.method, new URL(form?.action ?? '').pathname]).toEqual(['post', '/api/Lead/SubmitRequirement']);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      fullName: 'Sunita Jadhav',
      email: 'sunita.jadhav@example.com',
      phone: '98220 41573',
      categoryId: '6',
      selectedCityId: '8',
      consent: 'on',
      website: '',
    });
  });

  test('begins with a need that is known', async () => {
    await KnownNeed.run();
    await expect.element(page.getByText('Backhoe loader in Pune')).toBeVisible();
    await expect.element(field('Select Category')).toHaveValue('6');
    await expect.element(toggle('Need Machine')).toHaveAttribute('aria-pressed', 'true');
    const form = document.querySelector('form');
    expect(new FormData(form ?? undefined).get('details')).toBe('Backhoe loader in Pune');
  });

  test('shows an error beside its field', async () => {
    await WrongPhone.run();
    await expect.element(field('Phone no.')).toHaveAccessibleDescription('Please enter a valid 10-digit phone number.');
  });

  test('marks every wrong field when it is pressed, and gives the focus to the first', async () => {
    await TwoWrong.run();
    await expect.element(field('Email Id')).toHaveFocus();
    await expect
      .element(field('Email Id'))
      .toHaveAccessibleDescription('Please enter a valid e-mail address, like name@example.com.');
    await expect.element(field('Phone no.')).toHaveAccessibleDescription('Please enter a valid 10-digit phone number.');
    await expect.element(field('Full Name')).toHaveValue('Sunita Jadhav');
  });
});

describe('a logged-in person', () => {
  test('is shown in one line, and only the category is left to choose', async () => {
    await KnownPerson.run();
    await expect.element(page.getByText('Rohit Deshpande')).toBeVisible();
    await expect.element(field('Full Name')).not.toBeInTheDocument();
    await expect.element(submit()).toHaveAccessibleName('Submit Requirement 1 field to go');
    await expect.element(page.getByText(/^By submitting you agree/)).toBeVisible();
  });

  test('can change who it is for: the fields have the known values and get the focus', async () => {
    await KnownPersonChanging.run();
    await expect.element(field('Full Name')).toHaveFocus();
    await expect.element(field('Full Name')).toHaveValue('Rohit Deshpande');
    await expect.element(field('Email Id')).toHaveValue('rohit@example.com');
    await expect.element(field('Phone no.')).toHaveValue('90000 00002');
  });
});

test('a press is not lost when leaving a wrong field shows an error', async () => {
  await Filled.run();
  await userEvent.clear(field('Email Id'));
  await userEvent.type(field('Email Id'), 'sunita@');
  await userEvent.click(submit());
  await expect.element(field('Email Id')).toHaveFocus();
});

describe('details of the job', () => {
  const fold = () => page.getByText('When, how long and where (optional)');

  test('are folded, optional, and sent with the requirement', async () => {
    await WithJob.run();
    await userEvent.click(submit());
    await expect.element(page.getByRole('alert').filter({ hasText: 'was not sent' })).toHaveFocus();
    await userEvent.fill(field('Hours a day'), '8');
    await userEvent.click(submit());
    await expect.element(page.getByRole('link', { name: 'See Earthmoving' })).toBeVisible();
    await expect.element(fold()).not.toBeInTheDocument();
    expect(sessionStorage.getItem(jobDraftKey)).toBeNull();
  });

  test('are hidden for adding a machine, and return for a requirement', async () => {
    await WithJob.run();
    await userEvent.click(toggle('Add Machine'));
    await expect.element(fold()).not.toBeInTheDocument();
    await userEvent.click(toggle('Need Machine'));
    await expect.element(field('Where in the city')).toHaveValue('Hadapsar');
  });
});

describe('the categories', () => {
  test('are shown as loading', async () => {
    await Loading.run();
    await expect.element(page.getByRole('option', { name: 'Loading categories...' })).toBeInTheDocument();
  });

  test('that failed to load say so and offer Retry', async () => {
    await CategoriesFailed.run();
    await expect.element(page.getByRole('alert').getByText(/^The categories could not be loaded\./)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('that failed to load say so in the place of the field, so that nothing below moves', async () => {
    const height = () => document.querySelector('form')?.getBoundingClientRect().height ?? 0;
    await Loading.run();
    const before = height();
    await CategoriesFailed.run();
    await expect.element(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
    // One line of the sentence at most.
    expect(Math.abs(height() - before)).toBeLessThan(17);
  });
});

describe('a press of the button', () => {
  test('ends with a sentence, and links to the quotes and to the machines, where the page handles nothing', async () => {
    const onLeadSubmit = fn();
    await Sent.run({ args: { mode: 'need', onLeadSubmit } });
    expect(onLeadSubmit).toHaveBeenCalledWith({
      mode: 'need',
      categoryId: 6,
      category: 'Earthmoving',
      cityId: '8',
      city: 'Pune',
    });
    await expect
      .element(page.getByRole('status').getByText(/^Your requirement for Earthmoving in Pune has been sent/))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Confirm your phone and get quotes' }))
      .toHaveAttribute('href', '/ask-for-quote?request=7');
    await expect
      .element(page.getByRole('link', { name: 'See Earthmoving' }))
      .toHaveAttribute('href', '/equipments?categoryId=6&city=8');
    await expect.element(field('Full Name')).toHaveValue('');
  });

  test('by who is logged in with this phone links to the request, whose owners are asked already', async () => {
    await SentConfirmed.run();
    await expect
      .element(page.getByRole('link', { name: 'See your quotes' }))
      .toHaveAttribute('href', '/dashboard/my-requests/7');
  });

  test('leaves the next step to a page that handles it', async () => {
    const onSubmitRequirement = fn();
    await Filled.run({ args: { mode: 'need', onSubmitRequirement } });
    await userEvent.click(submit());
    await expect.poll(() => onSubmitRequirement.mock.calls).toMatchObject([[{ delivery: 'sent' }]]);
    await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  });

  test('with Add Machine links to where owner accounts are created', async () => {
    await Adding.run();
    await expect.element(page.getByRole('link', { name: 'Go to Yantra' })).toHaveAttribute('href', '/');
  });

  test('that the server refuses loses nothing', async () => {
    await Refused.run();
    await expect
      .element(field('Email Id'))
      .toHaveAccessibleDescription('Please enter a valid e-mail address, like name@example.com.');
    await TooMany.run();
    await expect.element(page.getByRole('alert').getByText(/many requirements/)).toBeVisible();
    await expect.element(field('Full Name')).toHaveValue('Sunita Jadhav');
    await expect.element(submit()).toBeEnabled();
  });

  test('offline says that it is kept', async () => {
    await Kept.run();
    await expect.element(page.getByRole('status').getByText(/goes out by itself when the line is back/)).toBeVisible();
  });
});
