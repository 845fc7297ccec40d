/** All screens of this product, each reached as a person would, for checks that apply to all of them. */
import type { Page } from 'playwright-core';
import { accountMenu, demoUser, dialogNamed, fillLogIn, logIn, logInButton, somebody } from './accounts.ts';
import { comparison, savedMachines } from './chosen-machines.ts';
import { addressOf, rich } from './machines.ts';
import {
  chooseCity,
  cityPanel,
  citySelector,
  machinesIn,
  type Open,
  partnerUrl,
  siteUrl,
  type VisitOptions,
  quiet,
} from './visitor.ts';

export interface Screen {
  readonly name: string;
  readonly show: (open: Open, options?: VisitOptions) => Promise<Page>;
}

const job = 'jobDays=12&jobHours=8';
const apiCalls = `${siteUrl}/api/**`;
const machineCalls = `${siteUrl}/api/Equipment/**`;

async function home(open: Open, options?: VisitOptions): Promise<Page> {
  const page = await open(siteUrl, options);
  await machinesIn(page, 'Pune');
  return page;
}

async function panel(open: Open, options?: VisitOptions): Promise<Page> {
  const page = await home(open, options);
  await citySelector(page, 'Pune').click();
  await cityPanel(page).getByRole('button', { name: 'More Cities' }).waitFor();
  return page;
}

const fromPanel =
  (next: (page: Page) => Promise<unknown>): Screen['show'] =>
  async (open, options) => {
    const page = await panel(open, options);
    await next(page);
    return page;
  };

async function logInDialog(open: Open, options?: VisitOptions): Promise<Page> {
  const page = await open(`${siteUrl}/contact-us`, options);
  await quiet(page);
  await logInButton(page).click();
  await dialogNamed(page, 'Log in').waitFor();
  return page;
}

async function machine(open: Open, options?: VisitOptions): Promise<Page> {
  const page = await open(addressOf(await rich()), options);
  await page.getByRole('region', { name: 'Similar machines nearby' }).getByRole('article').first().waitFor();
  return page;
}

async function partner(open: Open, options?: VisitOptions): Promise<Page> {
  const page = await open(partnerUrl, options);
  await machinesIn(page, 'Pune');
  return page;
}

export const screens: readonly Screen[] = [
  { name: 'the home page', show: home },
  { name: 'the city panel with its ten', show: panel },
  {
    name: 'the city panel with every city',
    show: fromPanel(async (page) => {
      await cityPanel(page).getByRole('button', { name: 'More Cities' }).click();
      await cityPanel(page).getByRole('button', { name: 'Abohar, Punjab' }).waitFor();
    }),
  },
  {
    name: 'the city panel that finds nothing',
    show: fromPanel(async (page) => {
      await cityPanel(page).getByRole('searchbox').fill('zzzzzz');
      await cityPanel(page).getByText('No city or town like “zzzzzz”').waitFor();
    }),
  },
  {
    name: 'the home page without machines',
    show: async (open, options) => {
      const page = await home(open, options);
      const nothing = { success: true, message: 'OK', data: [], total: 0, page: 1, pageSize: 12 };
      await page.route(machineCalls, (route) => route.fulfill({ json: nothing }));
      await chooseCity(page, 'Pune', 'Kochi');
      await page.getByText('No machines in Kochi yet').waitFor();
      await cityPanel(page).waitFor({ state: 'detached' });
      return page;
    },
  },
  {
    name: 'the home page without a line',
    show: async (open, options) => {
      const page = await home(open, { ...options, provokes: /ERR_FAILED/ });
      await page.route(apiCalls, (route) => route.abort());
      await chooseCity(page, 'Pune', 'Kochi');
      await page.getByRole('button', { name: 'Retry' }).first().waitFor({ timeout: 15_000 });
      await cityPanel(page).waitFor({ state: 'detached' });
      return page;
    },
  },
  {
    name: 'the search box with suggestions',
    show: async (open, options) => {
      const page = await home(open, options);
      await page.getByRole('combobox', { name: 'Search equipment' }).pressSequentially('trac');
      await page.getByRole('listbox', { name: 'Suggestions' }).waitFor();
      await page.keyboard.press('ArrowDown');
      return page;
    },
  },
  { name: 'the log-in', show: logInDialog },
  {
    name: 'the log-in that was refused',
    show: async (open, options) => {
      const page = await logInDialog(open, { ...options, provokes: /40\d/ });
      await fillLogIn(page, { phone: '9876500000', password: 'Wrong@123' });
      await dialogNamed(page, 'Log in')
        .getByText(/^Login Failed/)
        .first()
        .waitFor();
      return page;
    },
  },
  ...['SELF', 'ORGANIZATION'].map((tab) => ({
    name: `the sign-up, ${tab}`,
    show: async (open: Open, options?: VisitOptions) => {
      const page = await logInDialog(open, options);
      await page.getByRole('dialog').getByRole('link', { name: 'Sign Up' }).click();
      await page.getByRole('tab', { name: tab }).click();
      await page.getByLabel('First name').fill('Asha');
      await page.getByLabel('E-mail', { exact: true }).fill('asha@');
      await page.getByLabel('Mobile').fill('9876500000');
      return page;
    },
  })),
  {
    name: 'the code of a forgotten password',
    show: async (open, options) => {
      const person = somebody();
      const page = await logInDialog(open, { ...options, extraHTTPHeaders: person.extraHTTPHeaders });
      await page.getByRole('link', { name: 'Forgot Password' }).click();
      await page.getByLabel('Mobile number').fill(person.phone);
      await page.keyboard.press('Enter');
      await page.getByLabel('6-digit code (OTP)').fill('123');
      return page;
    },
  },
  {
    name: 'the menu of who is logged in',
    show: async (open, options) => {
      const page = await home(open, options);
      await logIn(page, demoUser);
      // Waits until it is gone and covers nothing.
      await page.getByText('Login successful!').waitFor({ state: 'detached' });
      await accountMenu(page, demoUser.name).click();
      await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
      return page;
    },
  },
  { name: 'the page of the log-in', show: (open, options) => open(`${siteUrl}/log-in`, options) },
  { name: 'the outbox of text messages', show: (open, options) => open(`${siteUrl}/dev/outbox`, options) },
  ...['contact-us', 'terms-and-conditions', 'privacy-policy', 'refund-policy'].map((path) => ({
    name: `the page /${path}`,
    show: (open: Open, options?: VisitOptions) => open(`${siteUrl}/${path}`, options),
  })),
  {
    name: 'the first page for developers',
    show: async (open, options) => {
      const page = await open(`${siteUrl}/developers`, options);
      await page.locator('yantra-equipment-carousel[state="ready"]').waitFor();
      return page;
    },
  },
  { name: 'what changed in each version', show: (open, options) => open(`${siteUrl}/developers/changes`, options) },
  { name: 'a part of the guide', show: (open, options) => open(`${siteUrl}/developers/guide/trouble`, options) },
  {
    name: 'the search of the pages for developers, with results',
    show: async (open, options) => {
      const page = await open(`${siteUrl}/developers/guide/react`, options);
      await page.getByRole('button', { name: 'Search the documentation' }).click();
      await page.getByRole('searchbox', { name: 'Search the documentation' }).fill('events');
      await page.getByRole('list', { name: 'Results' }).waitFor();
      return page;
    },
  },
  {
    name: 'the page of an element',
    show: async (open, options) => {
      const page = await open(`${siteUrl}/developers/elements/equipment-carousel`, options);
      await page.locator('yantra-equipment-carousel[state="ready"]').waitFor();
      return page;
    },
  },
  {
    name: 'the playground',
    show: async (open, options) => {
      const page = await open(`${siteUrl}/developers/playground?category-bar=on`, options);
      await page.locator('yantra-equipment-carousel[state="ready"]').waitFor();
      return page;
    },
  },
  { name: 'the page of a machine', show: machine },
  {
    name: 'the page of a machine with a picture enlarged',
    show: async (open, options) => {
      const page = await machine(open, options);
      await page.getByRole('button', { name: 'Enlarge picture 1' }).click();
      await page.getByRole('dialog').getByText('1 of 3').waitFor();
      return page;
    },
  },
  {
    name: 'the page of a machine whose owner is shown',
    show: async (open, options) => {
      const page = await machine(open, { ...options, provokes: /401/ });
      await page.getByRole('button', { name: 'Get Seller Details' }).click();
      await fillLogIn(page, demoUser);
      await page.getByRole('group', { name: 'Owner' }).waitFor();
      return page;
    },
  },
  {
    name: 'the page of a machine that is gone',
    show: (open, options) => open(`${siteUrl}/equipment-details?id=gone`, { ...options, provokes: /404/ }),
  },
  {
    name: 'the listing page',
    show: async (open, options) => {
      const page = await open(`${siteUrl}/equipments/tracter?hoursFrom=20`, options);
      await page.getByText('Showing results for tractor').waitFor();
      return page;
    },
  },
  {
    name: 'the listing page with totals of a job',
    show: (open, options) => open(`${siteUrl}/equipments/earthmoving?${job}`, options),
  },
  { name: 'the comparison of three machines', show: comparison },
  { name: 'saved machines', show: savedMachines },
  { name: 'saved machines, none yet', show: (open, options) => open(`${siteUrl}/saved`, options) },
  {
    name: 'the page of a machine with what its job costs',
    show: async (open, options) => {
      const page = await open(`${addressOf(await rich())}&${job}`, options);
      await page.getByRole('link', { name: 'Ask for a quote' }).first().waitFor();
      return page;
    },
  },
  {
    name: 'the page that asks for a quote',
    show: async (open, options) => open(`${siteUrl}/ask-for-quote?machine=${(await rich()).id}&${job}`, options),
  },
  { name: 'rents of a kind in a city', show: (open, options) => open(`${siteUrl}/rent/excavator/mumbai`, options) },
  { name: 'the privacy page', show: (open, options) => open(`${siteUrl}/privacy-policy`, options) },
  {
    name: 'the listing page with its filters open',
    show: async (open, options) => {
      const page = await open(`${siteUrl}/equipments`, { ...options, viewport: { width: 360, height: 740 } });
      const filters = page.getByRole('dialog', { name: 'Filters' });
      // Once the network is idle, the page is hydrated.
      await quiet(page);
      await page.getByRole('button', { name: /^Filters/ }).click();
      await filters.waitFor();
      return page;
    },
  },
  {
    name: 'the listing page without machines',
    show: async (open, options) => {
      const page = await open(`${siteUrl}/equipments/qqqqxxxx?zone=East`, options);
      await page.getByRole('heading', { name: 'No Equipment found' }).waitFor();
      return page;
    },
  },
  { name: 'the page of no page', show: (open, options) => open(`${siteUrl}/nothing`, { ...options, provokes: /404/ }) },
  { name: 'the API’s page', show: (open, options) => open(`${siteUrl}/api/docs`, options) },
  { name: 'the partner’s page', show: partner },
  {
    name: 'the partner’s page with the city panel',
    show: async (open, options) => {
      const page = await partner(open, options);
      await citySelector(page, 'Pune, Maharashtra').click();
      await cityPanel(page).getByRole('button', { name: 'More Cities' }).waitFor();
      return page;
    },
  },
];
