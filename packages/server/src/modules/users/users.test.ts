import { getUserDetails, getUsersList, type Profile, updateCustomer, updateUserDetail } from '@yantra/contract/calls';
import { describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine } from '../../testing/market.ts';
import { addUser, type SignedIn, signedIn } from '../../testing/signed-in.ts';
import type { TestAnswer } from '../../testing/test-app.ts';

const server = appForFile();
const urls = {
  details: `/api${getUserDetails.path}`,
  update: `/api${updateUserDetail.path}`,
  list: `/api${getUsersList.path}`,
  customer: `/api${updateCustomer.path}`,
};

const organization = {
  name: 'Patil Earthmovers',
  designation: 'Owner',
  cinNumber: 'U29210MH2015PTC123456',
  websiteUrl: 'https://patil.example',
  companyEmail: 'office@patil.example',
};
const typed = {
  firstName: 'Asha',
  lastName: 'Kulkarni',
  altMobileNumber: '+91 98220 12345',
  panNumber: 'abcde1234f',
  gstNumber: '27ABCDE1234F1Z0',
  dateOfBirth: '1988-02-29',
  addressLine1: '12 Karve Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411004',
  organization,
};
const profileOf = async (id: string, { bearer }: Pick<SignedIn, 'bearer'>): Promise<Profile> =>
  (await server.get(`${urls.details}?id=${id}`, bearer)).json<{ data: Profile }>().data;
const codeIn = (answer: TestAnswer) => [answer.status, answer.json<{ code?: string }>().code];

describe('a profile', () => {
  test('is kept as it was meant, with its organization, and seen so by its owner', async () => {
    const asha = await signedIn(server);
    const answer = await server.post(urls.update, typed, asha.bearer);
    expect([answer.status, answer.json()['message']]).toEqual([200, 'Profile Updated Successfully!']);
    expect(await profileOf(asha.userId, asha)).toMatchObject({
      ...typed,
      altMobileNumber: '9822012345',
      panNumber: 'ABCDE1234F',
      fullName: 'Asha Kulkarni',
      userName: asha.phone,
      phoneNumber: asha.phone,
      role: 'user',
      machines: 0,
    });
    await server.post(urls.update, { ...typed, dateOfBirth: '', organization: undefined }, asha.bearer);
    expect(await profileOf(asha.userId, asha)).toMatchObject({ dateOfBirth: '', organization });
    await server.post(urls.update, { ...typed, organization: { name: '' } }, asha.bearer);
    expect(await profileOf(asha.userId, asha)).toMatchObject({ organization: null, organizationId: null });
  });

  test('keeps the language of our messages until another of the three is chosen', async () => {
    const asha = await signedIn(server);
    const languageAfter = async (more: object) => {
      const answer = await server.post(urls.update, { ...typed, ...more }, asha.bearer);
      return [answer.status, (await profileOf(asha.userId, asha)).language];
    };
    expect(await languageAfter({})).toEqual([200, 'en']);
    expect(await languageAfter({ language: 'mr' })).toEqual([200, 'mr']);
    expect(await languageAfter({})).toEqual([200, 'mr']);
    expect(await languageAfter({ language: 'fr' })).toEqual([400, 'mr']);
    expect(await languageAfter({ language: 'en' })).toEqual([200, 'en']);
  });

  // spec: profile.locked, rule.profile-locked
  test('keeps phone, e-mail, role and whose it is, whatever is sent', async () => {
    const asha = await signedIn(server);
    const ravi = await signedIn(server);
    const locked = {
      id: ravi.userId,
      userId: ravi.userId,
      phoneNumber: '9000000099',
      userName: '9000000099',
      email: 'other@example.in',
      role: 'admin',
      isAdmin: true,
      password_hash: 'x',
    };
    const answer = await server.post(urls.update, { ...typed, firstName: 'Mine', ...locked }, asha.bearer);
    expect(answer.status).toBe(200);
    expect(await profileOf(asha.userId, asha)).toMatchObject({
      firstName: 'Mine',
      phoneNumber: asha.phone,
      email: '',
      role: 'user',
    });
    expect(await profileOf(ravi.userId, ravi)).toMatchObject({ firstName: 'Asha', panNumber: '' });
  });

  test('shows its PAN to its owner alone, and a masked one sent back changes nothing', async () => {
    const asha = await signedIn(server, 'supplier');
    const admin = await signedIn(server, 'admin');
    // A GSTIN has the PAN in it.
    await server.post(urls.update, { ...typed, gstNumber: '' }, asha.bearer);
    const seen = await profileOf(asha.userId, admin);
    expect(seen.panNumber).toBe('••••••234F');
    const listed = await server.get(`${urls.list}?searchTerm=${asha.phone}`, admin.bearer);
    expect(listed.text).not.toContain('ABCDE');
    await server.post(
      urls.customer,
      { ...typed, gstNumber: '', panNumber: seen.panNumber, id: asha.userId },
      admin.bearer,
    );
    expect((await profileOf(asha.userId, asha)).panNumber).toBe('ABCDE1234F');
    await server.post(urls.update, { ...typed, panNumber: '' }, asha.bearer);
    expect((await profileOf(asha.userId, asha)).panNumber).toBe('');
  });

  test('is nobody else’s to see but an admin’s', async () => {
    const asha = await signedIn(server);
    const ravi = await signedIn(server, 'supplier');
    const admin = await signedIn(server, 'admin');
    const ask = (id: string, { bearer }: SignedIn) => server.get(`${urls.details}?id=${id}`, bearer);
    expect(codeIn(await ask(asha.userId, ravi))).toEqual([403, 'auth.forbidden']);
    expect(codeIn(await ask('00000000-0000-4000-8000-0000000000ff', ravi))).toEqual([403, 'auth.forbidden']);
    expect(codeIn(await ask('00000000-0000-4000-8000-0000000000ff', admin))).toEqual([404, 'user.unknown']);
    expect(codeIn(await ask("1' or '1'='1", admin))).toEqual([404, 'user.unknown']);
    expect((await ask(asha.userId.toUpperCase(), asha)).status).toBe(200);
  });

  test.each([
    ['firstName', ' ', 'Please enter your first name.'],
    ['panNumber', 'ABC', 'A PAN has 10 characters, like ABCDE1234F.'],
    ['gstNumber', '27ABCDE1234F1Z', 'A GSTIN has 15 characters, like 27AAPFU0939F1ZV.'],
    [
      'gstNumber',
      '27ABCDE1234F1ZX',
      'The last character of this GSTIN does not fit the others. One of them is mistyped.',
    ],
    [
      'gstNumber',
      '39ABCDE1234F1ZV',
      'A GSTIN begins with the code of its state, like 27 for Maharashtra. No state has this one.',
    ],
    ['gstNumber', '27ABC1E1234F1Z5', 'Characters 3 to 12 of a GSTIN are a PAN, like AAPFU0939F. Please check them.'],
    [
      'gstNumber',
      '27ABCDE1234F1X5',
      'In a GSTIN, character 13 is a letter or a digit from 1 to 9, and character 14 is Z.',
    ],
    ['gstNumber', '27AAPFU0939F1ZV', 'This GSTIN holds another PAN than the one given. Please check both.'],
    ['gstNumber', '29ABCDE1234F1ZW', 'This GSTIN is of Karnataka, the address is not. Please check both.'],
    ['pincode', '0411', 'A PIN code has six digits.'],
    ['dateOfBirth', '30-02-1988', 'Please give a date.'],
    ['dateOfBirth', '0000-01-01', 'Please give a date.'],
    ['dateOfBirth', '9999-12-31', 'Please give a date.'],
    ['dateOfBirth', '2026-03-10', 'Please give a date in the past.'],
    ['dateOfBirth', '2008-03-11', 'An account is for people who are 18 or older.'],
  ])('refuses a wrong %s, %s, whoever writes it', async (field, value, sentence) => {
    const asha = await signedIn(server);
    const admin = await signedIn(server, 'admin');
    const wrong = { ...typed, [field]: value };
    for (const answer of [
      await server.post(urls.update, wrong, asha.bearer),
      await server.post(urls.customer, { ...wrong, id: asha.userId }, admin.bearer),
    ]) {
      expect([answer.status, answer.json<{ errors: object }>().errors]).toEqual([400, { [field]: sentence }]);
    }
  });

  test('leaves nothing of the person in the log', async () => {
    const asha = await signedIn(server);
    await server.post(urls.update, typed, asha.bearer);
    await server.get(`${urls.details}?id=${asha.userId}`, asha.bearer);
    expect(JSON.stringify(server.log)).not.toMatch(new RegExp(`${asha.phone}|ABCDE1234F|Kulkarni|Karve|98220`));
  });
});

describe('the list of users', () => {
  type List = { data: Profile[]; total: number; page: number; pageSize: number };
  const list = async (query: string, { bearer }: SignedIn) =>
    (await server.get(`${urls.list}?${query}`, bearer)).json<List>();

  // spec: customers.list, limit.pages
  test('is cut by role and text, sorted, paged, and counts machines', async () => {
    const admin = await signedIn(server, 'admin');
    const people = await Promise.all(
      ['Zubin', 'Meera', 'anand'].map((first_name) =>
        addUser(server, { role: 'supplier', first_name, last_name: 'Listed%Name' }),
      ),
    );
    for (const n of [0, 0, 1]) await addMachine(server.db, { supplier_id: people[n]?.id ?? '' });
    const names = async (query: string) => {
      const { data, total } = await list(`role=supplier&searchTerm=Listed%25Name&${query}`, admin);
      return [data.map(({ firstName }) => firstName), total];
    };
    expect(await names('sort=fullName')).toEqual([['anand', 'Meera', 'Zubin'], 3]);
    expect(await names('sort=-machines')).toEqual([['Zubin', 'Meera', 'anand'], 3]);
    expect(await names('sort=-fullName&page=2&pageSize=2')).toEqual([['anand'], 3]);
    const [zubin] = (await list(`searchTerm=${people[0]?.phone ?? ''}`, admin)).data;
    expect(zubin).toMatchObject({ firstName: 'Zubin', machines: 2 });
    const phone = people[0]?.phone ?? '';
    for (const typedPhone of [`+91 ${phone.slice(0, 5)} ${phone.slice(5)}`, `0${phone}`, `+91 ${phone.slice(0, 9)}`]) {
      const found = (await list(`searchTerm=${encodeURIComponent(typedPhone)}`, admin)).data;
      expect(found.map(({ phoneNumber }) => phoneNumber)).toContain(phone);
    }
    expect((await list('role=user&searchTerm=Listed%25Name', admin)).total).toBe(0);
    expect((await list('searchTerm=Listed_Name', admin)).total).toBe(0);
    expect(await list('page=1', admin)).toMatchObject({ page: 1, pageSize: 12 });
  });

  test('sorts by what it knows alone', async () => {
    const admin = await signedIn(server, 'admin');
    const answer = await server.get(`${urls.list}?sort=password_hash`, admin.bearer);
    expect(codeIn(answer)).toEqual([400, 'request.invalid']);
  });
});

describe('a customer', () => {
  // spec: role.customers, call.update-customer
  test('is changed by an admin, who cannot give a role, and the audit log tells it', async () => {
    const admin = await signedIn(server, 'admin');
    const ravi = await signedIn(server);
    const answer = await server.post(
      urls.customer,
      { ...typed, id: ravi.userId, role: 'admin', phoneNumber: '9000000098', email: 'x@example.in' },
      admin.bearer,
    );
    expect([answer.status, answer.json()['message']]).toEqual([200, 'Profile Updated Successfully!']);
    expect(await profileOf(ravi.userId, ravi)).toMatchObject({
      lastName: 'Kulkarni',
      role: 'user',
      phoneNumber: ravi.phone,
      email: '',
      organization,
    });
    const audit = await server.db
      .selectFrom('audit_log')
      .select(['kind', 'user_id', 'subject_id'])
      .where('subject_id', '=', ravi.userId)
      .execute();
    expect(audit).toEqual([{ kind: 'customer.changed', user_id: admin.userId, subject_id: ravi.userId }]);
  });

  test('is no other admin, and nobody whom we do not know', async () => {
    const admin = await signedIn(server, 'admin');
    const other = await signedIn(server, 'admin');
    for (const id of [other.userId, '00000000-0000-4000-8000-0000000000ff', 'x']) {
      expect(codeIn(await server.post(urls.customer, { ...typed, id }, admin.bearer))).toEqual([404, 'user.unknown']);
    }
  });
});

describe('two who change the same profile', () => {
  const read = async (id: string, { bearer }: SignedIn) =>
    (await server.get(`${urls.details}?id=${id}`, bearer)).json<{ data: Profile }>().data;

  test('do not overwrite each other unseen, be it the person in two tabs or an admin', async () => {
    const asha = await signedIn(server, 'supplier');
    const admin = await signedIn(server, 'admin');
    const { version } = await read(asha.userId, asha);
    const own = (more: object) => server.post(urls.update, { ...typed, ...more }, asha.bearer);
    const byAdmin = (more: object) => server.post(urls.customer, { ...typed, id: asha.userId, ...more }, admin.bearer);
    const next = (await own({ version, city: 'Nashik' })).json<{ data: { version: number } }>().data.version;
    for (const late of [await own({ version, city: 'Thane' }), await byAdmin({ version, city: 'Thane' })]) {
      expect(codeIn(late)).toEqual([409, 'user.changed']);
    }
    expect(await read(asha.userId, admin)).toMatchObject({ city: 'Nashik', version: next });
    expect((await byAdmin({ version: next, city: 'Thane' })).status).toBe(200);
    expect(codeIn(await own({ version: next }))).toEqual([409, 'user.changed']);
    // The documented form says no version.
    expect((await own({ city: 'Satara' })).status).toBe(200);
    expect(await read(asha.userId, asha)).toMatchObject({ city: 'Satara' });
  });

  test('are not told so by what changes without being typed', async () => {
    const asha = await signedIn(server);
    const { version } = await read(asha.userId, asha);
    await server.db.updateTable('users').set({ password_hash: '-' }).where('id', '=', asha.userId).execute();
    expect((await server.post(urls.update, { ...typed, version }, asha.bearer)).status).toBe(200);
  });
});
