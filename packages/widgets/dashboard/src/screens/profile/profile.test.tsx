import { composeStories } from '@storybook/react-vite';
import { ApiError, ScopeProvider } from '@yantra/state';
import {
  createTestScope,
  dashboardAnswers,
  dashboardUsers,
  makePerson,
  makeProfile,
  pagesOf,
  sessionOf,
} from '@yantra/testing';
import '@yantra/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dashboard } from '../../dashboard.tsx';
import * as personStories from './person/person.stories.tsx';
import * as stories from './profile.stories.tsx';

const { Own, CustomerEdit } = composeStories(stories);
const { Profile: CustomerView } = composeStories(personStories);
const { answers: ownAnswers } = stories.default.parameters;
const field = (name: RegExp) => page.getByLabelText(name);

/** Replaces a field's text as pasting does, including its maximum length. */
async function paste(name: RegExp, text: string): Promise<void> {
  await userEvent.click(field(name));
  const input = document.activeElement as HTMLInputElement;
  input.select();
  document.execCommand('insertText', false, text);
}

describe('a mobile number', () => {
  test.each(['+91 98123 45678', '098123 45678', '98123-45678', '\u202a+91 98123\u00a045678\u202c'])(
    'that is pasted as %j is understood',
    async (text) => {
      await Own.run();
      await expect.element(field(/^Alternate mobile number/)).toBeVisible();
      await paste(/^Alternate mobile number/, text);
      await expect.element(field(/^Alternate mobile number/)).toHaveValue('9812345678');
    },
  );
});

describe('a profile', () => {
  const say = async (name: RegExp, text: string, sentence: string) => {
    await userEvent.fill(field(name), text);
    await userEvent.click(page.getByRole('heading', { level: 1 }));
    await expect.element(field(name)).toHaveAccessibleDescription(sentence);
  };

  test('says which part of a GSTIN is wrong, and what it contradicts', async () => {
    await Own.run();
    await say(/^GSTIN/, '27ABC', 'A GSTIN has 15 characters, like 27AAPFU0939F1ZV.');
    await say(
      /^GSTIN/,
      '39AAPFU0939F1ZV',
      'A GSTIN begins with the code of its state, like 27 for Maharashtra. No state has this one.',
    );
    await say(
      /^GSTIN/,
      '27AAPFU0939F1ZW',
      'The last character of this GSTIN does not fit the others. One of them is mistyped.',
    );
    await say(/^GSTIN/, '27AAPFU0939F1ZV', 'This GSTIN holds another PAN than the one given. Please check both.');
    await userEvent.fill(field(/^PAN/), 'aapfu0939f');
    await userEvent.fill(field(/^State/), 'Karnataka');
    await say(/^GSTIN/, '27AAPFU0939F1ZV', 'This GSTIN is of Maharashtra, the address is not. Please check both.');
    await userEvent.fill(field(/^State/), 'Maharashtra');
    await userEvent.click(field(/^GSTIN/));
    await userEvent.tab();
    await expect.element(field(/^GSTIN/)).not.toHaveAccessibleDescription();
  });

  test('compares a GSTIN with the part of the PAN that an admin can see', async () => {
    await CustomerEdit.run();
    await expect.element(field(/^PAN/)).toHaveValue('••••••234F');
    await say(/^GSTIN/, '27AAPFU0939F1ZV', 'This GSTIN holds another PAN than the one given. Please check both.');
  });

  test('must be of an adult', async () => {
    await Own.run();
    const year = new Date().getFullYear();
    await say(/^Date of birth/, `${year - 10}-01-01`, 'An account is for people who are 18 or older.');
    await userEvent.fill(field(/^Date of birth/), `${year - 20}-01-01`);
    await userEvent.click(page.getByRole('heading', { level: 1 }));
    await expect.element(field(/^Date of birth/)).not.toHaveAccessibleDescription();
  });
});

describe('the language of messages', () => {
  test('is shown by its own name, and saved', async () => {
    const updateUserDetail = vi.fn(() => ({ version: 2 }));
    await Own.run({ parameters: { answers: { ...ownAnswers, updateUserDetail } } });
    const select = field(/^Language of messages/);
    await expect.element(select).toHaveDisplayValue('English');
    await userEvent.selectOptions(select, 'मराठी');
    await userEvent.click(page.getByRole('button', { name: 'SAVE' }));
    await expect.poll(() => updateUserDetail).toHaveBeenCalledWith(expect.objectContaining({ language: 'mr' }));
  });

  test('is its owner’s choice: an admin sees it, and cannot change it', async () => {
    await CustomerEdit.run();
    await expect.element(field(/^Date of birth/)).toBeVisible();
    await expect.element(field(/^Language of messages/)).not.toBeInTheDocument();
    await CustomerView.run();
    await expect.element(page.getByText('Language of messages')).toBeVisible();
  });
});

const placeIn = (address: string) => {
  const { pathname: path, searchParams: query } = new URL(address, 'https://yantra.example');
  return { path, query };
};

describe('a customer, at their own address', () => {
  async function shown(path: string, some: object = {}) {
    const updated = vi.fn(() => ({ version: 2 }));
    const customer = makeProfile({ id: 'c7', firstName: 'Asha', lastName: 'Patil', fullName: 'Asha Patil', ...some });
    const scope = createTestScope({
      session: sessionOf(dashboardUsers.admin),
      answers: {
        ...dashboardAnswers,
        getUserDetails: ({ id }) =>
          id === customer.id ? customer : Promise.reject(new ApiError('user.unknown', 404, 'There is no such user.')),
        getPerson: ({ id }) => makePerson({ id: String(id), machines: 0 }),
        getUsersList: pagesOf([customer]),
        updateCustomer: updated,
      },
    });
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    onTestFinished(() => {
      root.unmount();
      place.remove();
    });
    root.render(
      <ScopeProvider value={scope}>
        <Dashboard {...placeIn(path)} />
      </ScopeProvider>,
    );
    return { main: page.elementLocator(place).getByRole('main'), updated };
  }

  // spec: customers.screens
  test('can be viewed', async () => {
    const { main } = await shown('/customer/view/c7');
    await expect.element(main.getByRole('heading', { level: 1, name: /^Asha Patil/ })).toBeVisible();
    // The profile is to read: all that is typed here are notes.
    await expect.element(main.getByRole('textbox')).toHaveAccessibleName('Notes about this person');
    await expect
      .element(main.getByRole('link', { name: 'Edit', exact: true }))
      .toHaveAttribute('href', '/dashboard/customer/edit/c7');
  });

  test('stands with the suppliers as one of them, and leads back to their list as it was', async () => {
    const supplier = { id: 'c7', role: 'supplier', firstName: 'Asha', fullName: 'Asha Patil' } as const;
    const { main } = await shown('/supplier?search=asha', supplier);
    await expect.element(main.getByRole('link', { name: 'Asha Patil' })).toBeVisible();
    await userEvent.click(main.getByRole('link', { name: 'Asha Patil' }));
    await expect.element(main.getByRole('heading', { level: 1, name: /^Asha Patil/ })).toBeVisible();
    await expect
      .element(main.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Suppliers' }))
      .toHaveAttribute('href', '/dashboard/supplier?search=asha');
  });

  test('who is unknown cannot be edited', async () => {
    const { main } = await shown('/customer/view/c8');
    await expect.element(main.getByRole('heading', { name: 'Error: There is no such user.' })).toBeVisible();
    expect(main.getByRole('link', { name: 'Edit', exact: true }).elements()).toEqual([]);
  });

  // spec: customers.screens
  test('can be edited', async () => {
    const { main, updated } = await shown('/customer/edit/c7');
    await expect.element(main.getByRole('heading', { level: 1, name: 'Edit Customer' })).toBeVisible();
    await userEvent.fill(main.getByLabelText(/^City/), 'Nagpur');
    await userEvent.click(main.getByRole('button', { name: 'SAVE' }));
    await expect.poll(() => updated).toHaveBeenCalledWith(expect.objectContaining({ id: 'c7', city: 'Nagpur' }));
  });
});
