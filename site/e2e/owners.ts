/** Suppliers for journeys: API calls without a browser, and opening dashboard screens. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { loggedIn, type Person } from './accounts.ts';
import { type Answer, ask } from './api.ts';
import { type Open, siteUrl, type VisitOptions } from './visitor.ts';

export const dashboard = `${siteUrl}/dashboard`;
/** A small one: encoding a large one takes too long. */
export const picture = readFileSync(new URL('machine.webp', import.meta.url));

export type Json = Readonly<Record<string, unknown>>;

/** Makes calls as a person, without a browser. */
export async function callerOf(
  { phone: userName, password, extraHTTPHeaders }: Person,
  headers: Record<string, string> = {},
) {
  const send = (path: string, body: object, more: Record<string, string> = {}): Promise<Answer> =>
    ask(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...extraHTTPHeaders, ...headers, ...more },
      body: JSON.stringify(body),
    });
  const { json } = await send('/Login/Login', { userName, password });
  const authorization = `Bearer ${String(json['access_token'])}`;
  const claims = JSON.parse(atob(authorization.split('.')[1] ?? '')) as { readonly loggedInUserId: string };
  return {
    id: claims.loggedInUserId,
    authorization,
    post: (path: string, body: object) => send(path, body, { authorization }),
    read: async (path: string) => (await ask(`/api${path}`, { headers: { authorization } })).json['data'] as Json,
  };
}
export type Caller = Awaited<ReturnType<typeof callerOf>>;

/** Uploads a picture as a person. @returns its address */
export async function addPicture({ authorization }: Caller): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([picture], { type: 'image/webp' }), 'machine.webp');
  const upload = await ask('/api/ImageUpload/upload', { method: 'POST', headers: { authorization }, body: form });
  return ((upload.json['data'] ?? upload.json) as { url: string }).url;
}

/** Adds a machine for a person through the API only. */
export async function addMachine(caller: Caller, name: string, some: object = {}): Promise<string> {
  const url = await addPicture(caller);
  const { json } = await caller.post('/Equipment/addnewequipment', {
    name,
    categories: [{ id: 6 }],
    equipmentTypeId: 27,
    phoneNumber: '9822041573',
    modelNumber: '3DX',
    yearOfMfg: 2022,
    noOfWorkingHrs: 48,
    rentalValue: 9200,
    rentalType: 1,
    discount: 5,
    description: 'With an operator.',
    image1Url: url,
    address: 'Gat 12, Alandi Road',
    city: 'Pune',
    state: 'Maharashtra',
    pinCode: '411015',
    country: 'India',
    ...some,
  });
  return (json['data'] as { id: string }).id;
}
/** Opens a screen of the dashboard as a logged-in person. */
export async function openAs(open: Open, person: Person, path = '', options: VisitOptions = {}): Promise<Page> {
  const page = await open(dashboard + path, { ...(await loggedIn(person)), ...options });
  await isShown(page);
  return page;
}
const isShown = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();

export async function go(page: Page, path: string): Promise<void> {
  await page.goto(dashboard + path);
  await isShown(page);
}
