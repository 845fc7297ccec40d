/** Accounts for journeys: people of their own, their codes, and logging in without a browser. */
import { accessTokenKey } from '@yantra/state';
import { type Locator, type Page, request } from 'playwright-core';
import { ask } from './api.ts';
import { expectSoon, siteUrl, type VisitOptions, quiet } from './visitor.ts';

/** Of the demo data. */
export const demoAdmin = { phone: '9000000001', password: 'Yantra@123' } as const;
export const demoUser = { phone: '9000000003', password: 'Yantra@123', name: /^User/ } as const;
export const demoSupplier = { phone: '9000000002', password: 'Yantra@123', name: /Supplier$/ } as const;

let people = 0;
let usedOwners = 0;

/** A new person: a phone without an account, and an IP address of their own, for limits count by both. */
export function somebody(): { readonly phone: string; readonly extraHTTPHeaders: Record<string, string> } {
  people += 1;
  const number = Math.floor(Math.random() * 1_000_000);
  const place = `198.18.${(number >> 8) % 256}.${number % 256}`;
  return {
    phone: `7${String(process.pid % 1000).padStart(3, '0')}${String(people * 1_000_000 + number).slice(-6)}`,
    extraHTTPHeaders: { 'x-forwarded-for': place },
  };
}

/**
 * The phone of another owner of the demo data, whose password is set by the journey. The accounts with known passwords are
 * shared, and setting a password ends every session, which would break other journeys.
 */
export const nextOwnerPhone = (): string => String(9_000_000_100 + (usedOwners += 1));

/** The last code sent to a phone. */
export async function codeFor(phone: string): Promise<string> {
  const newest = async () => {
    const { json } = await ask(`/api/Dev/Outbox?phone=${phone}`);
    const [message] = json['data'] as readonly { readonly text: string }[];
    return /\b\d{6}\b/.exec(message?.text ?? '')?.[0];
  };
  await expectSoon(newest).toMatch(/^\d{6}$/);
  return (await newest()) ?? '';
}

const postFrom = (headers: Record<string, string>) => async (path: string, body: object) => {
  const answer = await ask(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
  return answer.json;
};

export interface Account {
  readonly phone: string;
  readonly password: string;
  readonly extraHTTPHeaders: Record<string, string>;
}

/** A person who can log in: an account of the demo data has no IP address of its own. */
export type Person = Pick<Account, 'phone' | 'password'> & Partial<Account>;

/** Opens an account through the API only. */
export async function openAccount(): Promise<Account> {
  const { phone, extraHTTPHeaders } = somebody();
  const password = 'Renter@123';
  const post = postFrom(extraHTTPHeaders);
  const { data } = await post('/Verification/GenerateOtpForPhonenumberVerification', { phoneNumber: phone });
  await post('/Verification/VerifyOtp', { ...(data as object), otp: await codeFor(phone) });
  const person = { firstName: 'Asha', lastName: 'Patil', email: 'asha@example.in', phoneNumber: phone, password };
  await post('/Login/SignUp', { ...person, ...(data as object) });
  return { phone, password, extraHTTPHeaders };
}

/** Sets a password for an owner of the demo data through the API only; see `nextOwnerPhone`, whose owners come first. */
export async function newPassword(phone: string): Promise<Person> {
  const { extraHTTPHeaders } = somebody();
  const [post, password] = [postFrom(extraHTTPHeaders), 'Harvest@1234'];
  const { data } = await post('/Login/ForgotPassword', { userName: phone });
  await post('/Verification/VerifyOtp', { ...(data as object), otp: await codeFor(phone) });
  await post('/Login/ResetPassword', { userName: phone, password, ...(data as object) });
  return { phone, password, extraHTTPHeaders };
}

/** Ends every session of a person, as from another device. */
export async function logOutEverywhere({ phone, password, extraHTTPHeaders }: Account): Promise<void> {
  const post = postFrom(extraHTTPHeaders);
  const { access_token } = await post('/Login/Login', { userName: phone, password });
  await postFrom({ ...extraHTTPHeaders, authorization: `Bearer ${String(access_token)}` })(
    '/Login/LogoutEverywhere',
    {},
  );
}

export const dialogNamed = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });
export const logInButton = (page: Page): Locator => page.getByRole('button', { name: 'Login In/Sign Up' });
/** The menu of the logged-in person. */
export const accountMenu = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('banner').getByRole('button', { name });

/** Fills in and sends the open log-in form. */
export async function fillLogIn(page: Page, { phone, password }: Pick<Account, 'phone' | 'password'>): Promise<void> {
  const dialog = dialogNamed(page, 'Log in').or(page.locator('.y-auth__page'));
  await dialog.getByLabel('Mobile number').fill(phone);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/**
 * A browser with an existing session, for `open`: journeys about other things need not log in through the dialog.
 * @param url of the marketplace
 */
export async function loggedIn({ phone, password, extraHTTPHeaders }: Person, url = siteUrl): Promise<VisitOptions> {
  const headers = extraHTTPHeaders && { extraHTTPHeaders };
  const api = await request.newContext(headers);
  const answer = await api.post(`${url}/api/Login/Login`, { data: { userName: phone, password } });
  if (!answer.ok()) throw new Error(`Log-in: ${await answer.text()}`);
  const { access_token: token } = (await answer.json()) as { readonly access_token: string };
  const { cookies } = await api.storageState();
  await api.dispose();
  const localStorage = [{ name: accessTokenKey, value: token }];
  return { ...headers, storageState: { cookies, origins: [{ origin: url, localStorage }] } };
}

/** Logs in on the current page. */
export async function logIn(page: Page, account: Pick<Account, 'phone' | 'password'>): Promise<void> {
  await quiet(page);
  await logInButton(page).click();
  await fillLogIn(page, account);
  await dialogNamed(page, 'Log in').waitFor({ state: 'detached' });
}

export const homeUrl = `${siteUrl}/`;
