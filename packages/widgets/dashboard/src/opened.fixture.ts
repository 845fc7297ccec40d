/* Everything in the dashboard that opens or acts when pressed: rows, menus, switches, the search. */
import { makeLead, makeOwnEquipment, makePurchase, makeViewedEquipment, pagesOf, purchases } from '@yantra/testing';
import { click, isWrite, menu } from '@yantra/testing/pressed-badly';
import { page, userEvent } from 'vitest/browser';
import type { PressedThere } from './filled.fixture.ts';

/* A table with one row renders faster; this runs twelve times. */
const oneMachine = pagesOf([makeOwnEquipment({ id: 'Pune-0' })]);
const rated = { ownRating: { starRating: 4, comment: 'Strong and clean.' } };
const business = makePurchase({ id: 'Pune-0', displayName: 'BUSINESS', equipmentCount: 9, equipmentIds: ['Pune-1'] });

export const opened: readonly PressedThere[] = [
  {
    what: 'removing a rating',
    done: /is withdrawn/,
    at: '/recently-visited',
    as: 'user',
    answers: {
      getRecentViewedEquipment: pagesOf([makeViewedEquipment({ id: 'm1', name: 'JCB 3DX', ...rated })]),
      removeEquipmentRating: () => ({}),
    },
    open: () => click(/^Change/),
    press: 'Withdraw it',
    isNoticeAlone: true,
  },
  {
    what: 'a switch of an equipment type',
    done: /vated successfully/,
    at: '/master/master-equipment-category',
    as: 'admin',
    press: /is active$/,
    isNoticeAlone: true,
  },
  {
    what: 'the words of a category',
    at: '/master/master-equipment-type',
    as: 'admin',
    press: /^Details of/,
    done: /What people call/,
  },
  {
    what: 'a failed search',
    done: /Press once|every search found/,
    at: '/master/master-equipment-type',
    as: 'admin',
    press: /^Details of/,
    isBad: ({ name }) => name === 'getSearchQuality',
  },
  {
    what: 'the categories that a word may mean',
    done: /Excavator/,
    at: '/master/search',
    as: 'admin',
    press: /^Add word: /,
  },
  {
    what: 'the search palette',
    done: /result/,
    at: '/profile',
    as: 'supplier',
    press: async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await userEvent.fill(page.getByRole('combobox', { name: 'Find' }), 'tata');
    },
  },
  {
    what: 'a machine’s ratings',
    done: /Answer|Nobody has rated/,
    at: '/equipments-list',
    as: 'supplier',
    press: () => menu(/ratings/i),
  },
  {
    what: 'a machine to be deleted',
    done: /is deleted/,
    at: '/equipments-list',
    as: 'supplier',
    answers: { getOwnerEquipments: oneMachine, deleteEquipment: () => ({ id: 'Pune-0' }) },
    press: () => menu('Delete'),
    confirm: 'Delete',
    isNoticeAlone: true,
    isBad: isWrite,
  },
  {
    what: 'a lead that is opened',
    done: /WhatsApp/,
    at: '/leads?view=list',
    as: 'supplier',
    answers: {
      getLeads: pagesOf([makeLead({ id: 'l1' }), makeLead({ id: 'l2', fullName: 'Prakash Iyer', isOpened: false })], {
        counts: { New: 2, Replied: 0, Won: 0, Closed: 0 },
      }),
    },
    press: () => userEvent.click(page.getByRole('link', { name: /^Prakash Iyer/ })),
    isBad: ({ name }) => name === 'openLead',
  },
  {
    what: 'a lead that an admin gives to somebody',
    done: /has the lead/,
    at: '/leads',
    as: 'admin',
    open: () => click('Give'),
    press: 'Give to Rohit Deshpande',
    isNoticeAlone: true,
    isBad: isWrite,
  },
  {
    what: 'older entries of the audit log',
    done: /added the plan/,
    at: '/audit',
    as: 'admin',
    press: 'Older',
    isNoticeAlone: true,
  },
  {
    what: 'a quote that is taken back',
    done: /You took it back/,
    at: '/leads/:id',
    as: 'supplier',
    open: async () => {
      await click('Take the quote back');
      await userEvent.selectOptions(page.getByLabelText('Reason'), 'A mistake in the quote');
    },
    press: 'Take the quote back',
    isBad: ({ name }) => name === 'changeDeal',
  },
  {
    what: 'a lead’s outcome',
    done: /Won/,
    at: '/leads?view=list',
    as: 'supplier',
    press: 'Won',
    isNoticeAlone: true,
    isBad: isWrite,
  },
  {
    what: 'a device to be logged out',
    done: /It is logged out/,
    at: '/settings',
    as: 'supplier',
    answers: { endSession: () => ({}) },
    press: /^Log out Firefox/,
    confirm: 'Log out',
    isNoticeAlone: true,
    isBad: isWrite,
  },
  {
    what: 'a website’s key to be revoked',
    done: /key is revoked/,
    at: '/embed',
    as: 'supplier',
    answers: { revokePartnerKey: () => ({}) },
    press: /^Revoke /,
    confirm: 'Revoke',
    isNoticeAlone: true,
    isBad: isWrite,
  },
  {
    what: 'an upgrade’s price',
    done: /1,22,625/,
    at: `/subscription-plan?upgradeOf=${purchases[1]?.id}`,
    as: 'supplier',
    press: 'FLEET',
  },
  {
    what: 'the machines on a plan',
    done: /saved|BUSINESS/,
    at: '/subscription-admin/machines/:id',
    as: 'supplier',
    answers: { getPurchasedSubscriptions: () => [business], updatePurchaseSelection: () => business },
    open: () => userEvent.click(page.getByRole('checkbox').nth(3)),
    press: 'Save',
    isNoticeAlone: true,
  },
  {
    what: 'a purchased plan’s machines',
    at: '/subscription-admin',
    as: 'supplier',
    press: /^Details of/,
    done: /Final value|machine/i,
  },
];
