/* The forms and fields that are filled in and sent in the dashboard, apart from forms that load a record. */
import { type MockAnswers, type dashboardUsers, makeOrder, paymentSession, purchases } from '@yantra/testing';
import { type Pressed, click, fill, menu } from '@yantra/testing/pressed-badly';
import { page, userEvent } from 'vitest/browser';

export interface PressedThere extends Pressed {
  /** The screen's path. */
  readonly at: string;
  readonly as: keyof typeof dashboardUsers;
  readonly answers?: MockAnswers;
}

const table = 'Name,Model\nJCB 3DX,3DX\n';
const token = { access_token: 'a.b.c' };

export const filled: readonly PressedThere[] = [
  {
    what: 'a new machine',
    at: '/add-equipment?from=Pune-0',
    as: 'supplier',
    answers: { addEquipment: () => ({ id: 'm99', version: 1 }) },
    press: 'SAVE',
    done: /Created Successfully/,
  },
  {
    what: 'a new plan',
    done: /Created Successfully/,
    at: '/subscription-add',
    as: 'admin',
    open: async () => {
      await fill('Name', 'GOLD');
      await fill(/^Equipment count/, '12');
    },
    press: 'SAVE',
  },
  {
    what: 'a table of machines',
    done: /Import 1 machine/,
    at: '/equipments-list/import',
    as: 'supplier',
    answers: { importEquipments: () => ({ added: 1, errors: [] }) },
    open: async () => {
      const place = document.querySelector('input[type=file]') as HTMLInputElement;
      await userEvent.upload(place, new File([table], 'fleet.csv', { type: 'text/csv' }));
    },
    press: 'Check the rows',
  },
  {
    what: 'another password',
    done: /password is changed/,
    at: '/settings',
    as: 'supplier',
    answers: { changePassword: () => token },
    open: async () => {
      await click('Change my password');
      await fill('Old password', 'Sahyadri@24');
      await fill('New password', 'Welcome@1234');
      await fill('New password again', 'Welcome@1234');
    },
    press: 'Change my password',
  },
  {
    what: 'another mobile number',
    done: /We have sent a code/,
    at: '/settings',
    as: 'supplier',
    answers: { generateOtpForNewPhone: () => ({ id: 'h1', securityStamp: 's1' }) },
    open: async () => {
      await click('Change mobile number');
      await fill('New mobile number', '9812345678');
      await fill('Password', 'Sahyadri@24');
    },
    press: 'Send code',
  },
  {
    what: 'the code of another e-mail address',
    done: /e-mail address is saved/,
    at: '/settings',
    as: 'supplier',
    answers: {
      generateOtpForNewEmail: () => ({ id: 'h1', securityStamp: 's1' }),
      verifyOtp: () => ({}),
      changeEmail: () => ({}),
    },
    open: async () => {
      await click('Change e-mail address');
      await fill('New e-mail address', 'asha@example.in');
      await fill('Password', 'Sahyadri@24');
      await click('Send code');
      await fill('6-digit code', '482913');
    },
    press: 'Confirm',
  },
  {
    what: 'the data export',
    done: /is downloaded/,
    at: '/settings',
    as: 'supplier',
    answers: { exportData: () => ({ user: { name: 'Rohit Deshpande' } }) },
    open: async () => {
      await click('Export my data');
      await fill('Password', 'Sahyadri@24');
    },
    press: 'Download',
  },
  {
    what: 'deleting an account',
    done: /account is deleted/,
    at: '/settings',
    as: 'supplier',
    answers: { deleteAccount: () => ({}) },
    open: async () => {
      await click('Delete my account');
      await fill('Password', 'Sahyadri@24');
      await fill('Type DELETE to confirm', 'DELETE');
    },
    press: 'Delete for ever',
  },
  {
    what: 'a rating',
    done: /Thank you/,
    at: '/recently-visited',
    as: 'user',
    open: async () => {
      await userEvent.click(page.getByRole('button', { name: /^RATE/ }).first());
      await fill('Stars', '4');
      await fill(/^Comment/, 'Strong and clean.');
    },
    press: 'Submit rating',
  },
  {
    what: 'a new category',
    done: /Genset is saved/,
    at: '/master/master-equipment-type',
    as: 'admin',
    open: async () => {
      await click('Add category');
      await fill('Category', 'Genset');
    },
    press: 'Save',
  },
  {
    what: 'a new equipment type',
    done: /Drones is saved/,
    at: '/master/master-equipment-category',
    as: 'admin',
    open: async () => {
      await click('Add equipment type');
      await fill('Equipment type', 'Drones');
    },
    press: 'Save',
  },
  {
    what: 'a new word of a category',
    done: /now means/,
    at: '/master/master-equipment-type',
    as: 'admin',
    answers: { addTypeWord: () => ({ id: 9 }) },
    open: async () => {
      await userEvent.click(page.getByRole('button', { name: /^Details of/ }).first());
      await fill(/^Another word/, 'pokland');
    },
    press: 'Add',
  },
  {
    what: 'an edited category',
    done: /is saved/,
    at: '/master/master-equipment-type',
    as: 'admin',
    open: async () => {
      await menu('Edit');
      await fill('Category', 'Genset');
    },
    press: 'Save',
  },
  {
    what: 'an unknown word',
    done: /now means Tractor/,
    at: '/master/search',
    as: 'admin',
    answers: { addTypeWord: () => ({ id: 9 }) },
    open: async () => {
      await userEvent.click(page.getByRole('button', { name: /^Add word: / }).first());
      await userEvent.selectOptions(page.getByLabelText('Category'), 'Tractor');
    },
    press: 'Add word',
  },
  {
    what: 'a website for widgets',
    done: /Website added/,
    at: '/embed',
    as: 'supplier',
    open: async () => {
      await click('ADD WEBSITE');
      await fill(/^Name/, 'Our shop');
      await fill(/^Addresses/, 'https://www.example.in');
    },
    press: 'Save',
  },
  {
    what: 'a quote',
    done: /Quote sent: version/,
    at: '/leads/:id/quote',
    as: 'supplier',
    open: async () => {
      await fill('Rupees for one: Rent', '45000');
    },
    press: 'Send quote',
    isBad: ({ name }) => name === 'sendQuote',
  },
  {
    what: 'a purchase',
    done: /purchased successfully/,
    at: '/subscription-plan',
    as: 'supplier',
    answers: {
      startPayment: () => ({ ...paymentSession, payment_session_id: '', order_amount: 0 }),
      verifyPayment: () => ({ message: 'Subscription purchased successfully!' }),
      getOrder: () => makeOrder({ state: 'fulfilled', purchaseId: purchases[1]?.id ?? null }),
    },
    open: () => userEvent.click(page.getByRole('checkbox').first()),
    press: 'Buy',
  },
];
