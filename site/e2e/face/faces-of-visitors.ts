/** The drawn screens that need no dashboard. */
import type { Page } from 'playwright-core';
import { codeFor, loggedIn, openAccount, somebody } from '../accounts.ts';
import { comparison, savedMachines } from '../chosen-machines.ts';
import { addressOf, rich } from '../machines.ts';
import { chooseCity, cityPanel, citySelector, siteUrl, quiet } from '../visitor.ts';
import { at, card, type Face, home } from './face.ts';

const machine: Face['show'] = async (open, options) => {
  const page = await open(addressOf(await rich()), options);
  await page.getByRole('region', { name: 'Similar machines nearby' }).getByRole('article').first().waitFor();
  return page;
};

/** The days and hours of the mock-ups' job. */
const job = 'jobFrom=2026-11-24&jobDays=12&jobHours=8';
/** Above the first card stands the question for a job, which the older mock-ups do not have; with one they were drawn lower. */
const withJobBar = { phone: 400, desk: 380 } as const;

const machineWithJob: Face['show'] = async (open, options) => {
  const page = await open(`${addressOf(await rich())}&${job}`, options);
  await page.getByRole('link', { name: 'Ask for a quote' }).first().waitFor();
  return page;
};

/** The sign-up as a page, filled in up to its code. */
const signUp =
  (next: (page: Page, phone: string) => Promise<unknown>): Face['show'] =>
  async (open, options) => {
    const { phone, extraHTTPHeaders } = somebody();
    const page = await open(`${siteUrl}/log-in?dialog=sign-up`, { ...options, extraHTTPHeaders });
    await quiet(page);
    await page.getByLabel('First name').fill('Sunita');
    await page.getByLabel('Last name').fill('Jadhav');
    await page.getByLabel('E-mail', { exact: true }).fill('sunita.jadhav@example.com');
    await page.getByLabel('Mobile').fill(phone);
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByLabel('6-digit code (OTP)').waitFor();
    await next(page, phone);
    return page;
  };

const accounts: readonly Face[] = [
  { name: 'log-in', mockUp: 'log-in-v2', show: at('/log-in') },
  { name: 'sign-up', mockUp: 'sign-up-v2', show: at('/log-in?dialog=sign-up') },
  {
    name: 'sign-up of an organization',
    mockUp: 'sign-up-org-v2',
    show: at('/log-in?dialog=sign-up', (page) => page.getByRole('tab', { name: 'ORGANIZATION' }).click()),
  },
  {
    name: 'the code of the sign-up',
    mockUp: 'code-v2',
    show: signUp((page) => page.getByLabel('6-digit code (OTP)').fill('48291')),
  },
  {
    name: 'sign-up, second step',
    mockUp: 'sign-up-2-v2',
    show: signUp(async (page, phone) => {
      await page.getByLabel('6-digit code (OTP)').fill(await codeFor(phone));
      await page.getByText('OTP Verified Successfully!').first().waitFor();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByLabel('Password', { exact: true }).fill('Kisan2026');
      await page.getByRole('checkbox', { name: /I agree/ }).check();
    }),
  },
];

const states: readonly Face[] = [
  {
    name: 'home, a form with errors',
    mockUp: 'home-error-v2',
    show: async (open, options) => {
      const page = await home(open, options);
      await page.getByLabel('Email Id').fill('sunita.jadhav@example.com');
      // It can be pressed, though it says that fields are missing.
      await page.getByRole('button', { name: 'Submit Requirement' }).click({ force: true });
      await page.locator('[aria-invalid="true"]').first().waitFor();
      return page;
    },
  },
  {
    name: 'home that did not load',
    show: async (open, options) => {
      const page = await home(open, { ...options, provokes: /ERR_FAILED/ });
      await page.route(`${siteUrl}/api/**`, (route) => route.abort());
      await chooseCity(page, 'Pune', 'Kochi');
      await page.getByRole('button', { name: 'Retry' }).first().waitFor({ timeout: 15_000 });
      await cityPanel(page).waitFor({ state: 'detached' });
      // The notice goes by itself after a while.
      await page.locator('.y-toasts').getByRole('button', { name: 'Close' }).first().click();
      return page;
    },
  },
  {
    name: 'nothing found',
    mockUp: 'state-empty-v2',
    show: at('/equipments/qqqqxxxx?zone=East', (page) =>
      page.getByRole('heading', { name: 'No Equipment found' }).waitFor(),
    ),
  },
  {
    name: 'a machine that did not load',
    mockUp: 'state-failed-v2',
    show: (open, options) => open(`${siteUrl}/equipment-details?id=gone`, { ...options, provokes: /404/ }),
  },
  {
    name: 'not found',
    mockUp: 'not-found-v2',
    show: (open, options) => open(`${siteUrl}/nothing`, { ...options, provokes: /404/ }),
  },
];

export const facesOfVisitors: readonly Face[] = [
  { name: 'home', mockUp: 'home-v2', show: home, first: card, firstAtMost: { phone: 813, tablet: 910, desk: 709 } },
  {
    name: 'home, scrolled',
    mockUp: 'home-v2-scrolled',
    in: ['phone'],
    show: async (open, options) => {
      const page = await home(open, options);
      await page.getByRole('heading', { name: /^Machines near/ }).evaluate((heading) => {
        scrollTo({ top: scrollY + heading.getBoundingClientRect().top - 310, behavior: 'instant' });
      });
      await page.locator('.y-map [data-key]').first().waitFor();
      return page;
    },
  },
  {
    name: 'home, logged in',
    mockUp: 'home-in-v2',
    show: async (open, options) => {
      const page = await home(open, { ...(await loggedIn(await openAccount())), ...options });
      await page.getByRole('button', { name: 'Change name, e-mail or phone' }).waitFor();
      return page;
    },
    first: card,
    firstAtMost: { phone: 682, tablet: 812, desk: 636 },
  },
  {
    name: 'suggestions',
    mockUp: 'search-v2',
    show: async (open, options) => {
      const page = await home(open, options);
      await page.getByRole('combobox', { name: 'Search equipment' }).pressSequentially('cra');
      await page.getByRole('listbox', { name: 'Suggestions' }).waitFor();
      return page;
    },
  },
  {
    name: 'search, nothing typed',
    mockUp: 'search-empty-v2',
    show: async (open, options) => {
      const page = await home(open, options);
      await page.getByRole('combobox', { name: 'Search equipment' }).click();
      await page.getByRole('group', { name: 'Popular in Pune' }).waitFor();
      return page;
    },
  },
  {
    name: 'city panel',
    mockUp: 'city-panel-v2',
    show: async (open, options) => {
      const page = await home(open, options);
      await citySelector(page, 'Pune').click();
      await cityPanel(page).getByRole('button', { name: 'More Cities' }).waitFor();
      return page;
    },
  },
  {
    name: 'city panel with every city',
    mockUp: 'city-panel-all-v2',
    show: async (open, options) => {
      const page = await home(open, options);
      await citySelector(page, 'Pune').click();
      await cityPanel(page).getByRole('button', { name: 'More Cities' }).click();
      await cityPanel(page).getByRole('button', { name: 'Abohar, Punjab' }).waitFor();
      return page;
    },
  },
  {
    name: 'listing',
    mockUp: 'listing-v2',
    show: at('/equipments'),
    first: card,
    firstAtMost: withJobBar,
  },
  {
    name: 'listing with a job',
    mockUp: 'listing-job',
    show: at(`/equipments/earthmoving?${job}`),
    first: card,
  },
  {
    name: 'listing of few',
    mockUp: 'listing-few-v2',
    show: at('/equipments/crane'),
    first: card,
    firstAtMost: { phone: withJobBar.phone },
  },
  {
    name: 'map',
    mockUp: 'map-v2',
    show: async (open, options) => {
      const page = await open(`${siteUrl}/equipments?view=map`, options);
      await page.locator('.y-map [data-key]').first().waitFor();
      await page.getByRole('list', { name: 'Machines on the map' }).getByRole('listitem').first().waitFor();
      return page;
    },
    first: (page) => page.locator('.y-map__leaflet').first(),
    firstAtMost: { phone: 290, desk: 290 },
  },
  { name: 'machine', mockUp: 'detail-v2', show: machine },
  { name: 'machine with a job', mockUp: 'detail-job', show: machineWithJob, sizesAtMost: 7 },
  {
    name: 'compare',
    mockUp: 'compare',
    sizesAtMost: 7,
    show: (open, options) => comparison(open, options, `categoryId=6&${job}`),
  },
  {
    name: 'saved machines',
    mockUp: 'favourites',
    sizesAtMost: 8,
    show: (open, options) => savedMachines(open, options, `categoryId=6&${job}`),
  },
  {
    name: 'machine, at its end',
    mockUp: 'detail-v2-end',
    in: ['phone'],
    show: async (open, options) => {
      const page = await machine(open, options);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      return page;
    },
  },
  { name: 'terms', mockUp: 'terms-v2', show: at('/terms-and-conditions') },
  ...accounts,
  ...states,
];
