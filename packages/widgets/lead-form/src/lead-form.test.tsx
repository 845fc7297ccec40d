import { composeStories } from '@storybook/react-vite';
import '@yantra/ui/styles.css';
import { fn } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './lead-form.stories.tsx';

const {
  Ready,
  AddMachine,
  Adding,
  CategoriesFailed,
  Filled,
  Kept,
  KnownNeed,
  Loading,
  Refused,
  Sent,
  Summary,
  TooMany,
  WrongPhone,
} = composeStories(stories);

const submit = () => page.getByRole('button', { name: 'Submit Requirement' });
const toggle = (name: string) => page.getByRole('button', { name });
const field = (name: string) => page.getByLabelText(name);

describe('the lead form', () => {
  test('has the documented names', async () => {
    await Ready.run();
    for (const name of ['Full Name', 'Email Id', 'Phone no.', 'Select Category'])
      await expect.element(field(name)).toBeVisible();
    await expect.element(page.getByText('+91')).toBeVisible();
    await expect.element(toggle('Add Machine')).toHaveAttribute('aria-pressed', 'false');
    await expect.element(toggle('Need Machine')).toHaveAttribute('aria-pressed', 'false');
  });

  test('has a button that waits for all four fields', async () => {
    await Ready.run();
    await expect.element(submit()).toBeDisabled();
    await Filled.run();
    await expect.element(submit()).toBeEnabled();
    await userEvent.clear(field('Full Name'));
    await expect.element(submit()).toBeDisabled();
  });

  test('deselects the toggle that is on', async () => {
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

  test('says beside a field what is wrong with it', async () => {
    await WrongPhone.run();
    await expect.element(field('Phone no.')).toHaveAccessibleDescription('Please enter a valid 10-digit phone number.');
  });

  test('gives the focus to the summary, whose entries lead to the fields', async () => {
    await Summary.run();
    await expect.element(page.getByRole('alert')).toHaveFocus();
    await userEvent.click(page.getByRole('alert').getByRole('button', { name: 'Phone no.' }));
    await expect.element(field('Phone no.')).toHaveFocus();
    await expect.element(field('Full Name')).toHaveValue('Sunita Jadhav');
  });
});

test('a press that begins in a wrong field is not lost to the sentence that appears there', async () => {
  await Filled.run();
  await userEvent.clear(field('Email Id'));
  await userEvent.type(field('Email Id'), 'sunita@');
  await userEvent.click(submit());
  await expect.element(page.getByRole('alert')).toHaveFocus();
});

describe('the categories', () => {
  test('are said to be on their way', async () => {
    await Loading.run();
    await expect.element(page.getByRole('option', { name: 'Loading categories...' })).toBeInTheDocument();
  });

  test('that failed to come say so and can be asked for again', async () => {
    await CategoriesFailed.run();
    await expect.element(page.getByRole('alert').getByText(/^The categories could not be loaded\./)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

describe('a press of the button', () => {
  test('on a page that leaves it to the form ends with a sentence and a link to the machines', async () => {
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
      .element(page.getByRole('link', { name: 'See Earthmoving' }))
      .toHaveAttribute('href', '/equipments?categoryId=6&city=8');
    await expect.element(field('Full Name')).toHaveValue('');
  });

  test('leaves the way on to a page that has one', async () => {
    const onSubmitRequirement = fn();
    await Filled.run({ args: { mode: 'need', onSubmitRequirement } });
    await userEvent.click(submit());
    await expect.poll(() => onSubmitRequirement.mock.calls).toMatchObject([[{ delivery: 'sent' }]]);
    await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  });

  test('with Add Machine leads to where owner accounts are', async () => {
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

  test('without a line says that it is kept', async () => {
    await Kept.run();
    await expect.element(page.getByRole('status').getByText(/goes out by itself when the line is back/)).toBeVisible();
  });
});
