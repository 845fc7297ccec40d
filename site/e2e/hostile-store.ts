/** Puts texts into every text field through the API. Each is either stored, or refused with a sentence at its field. */
import type { HostileText } from '@yantra/testing/hostile-strings';

interface Answer {
  readonly status: number;
  readonly json: {
    readonly message?: string;
    readonly code?: string;
    readonly errors?: Readonly<Record<string, string>>;
    readonly data?: unknown;
    readonly access_token?: string;
    readonly url?: string;
  };
}

/** Makes calls as a person, or anonymously. */
export type Ask = (path: string, body?: unknown) => Promise<Answer>;

/** Makes calls, each request from another IP address, since addresses have limits. */
export function asker(siteUrl: string, token?: string): Ask {
  let requests = 0;
  return async (path, body) => {
    requests += 1;
    const isForm = body instanceof FormData;
    const response = await fetch(`${siteUrl}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'x-forwarded-for': `198.19.${(requests >> 8) % 256}.${requests % 256}`,
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    return { status: response.status, json: (await response.json()) as Answer['json'] };
  };
}

/** Logs in, and makes calls as that person. */
export async function askerFor(siteUrl: string, userName: string, password: string): Promise<Ask> {
  const { json } = await asker(siteUrl)('/Login/Login', { userName, password });
  return asker(siteUrl, json.access_token);
}

const sentence = /^[\p{Lu}\d][^<>]{4,200}[.?]?$/u;
const documented = /is required$|^At least one image/;

/**
 * Sends the hostile values; fields that refuse theirs get good values instead, which must be accepted.
 * @returns what is wrong with the answers
 */
async function kept(
  ask: Ask,
  path: string,
  good: object,
  hostile: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  let body: Record<string, unknown> = { ...good, ...hostile };
  for (let round = 0; round < 4; round += 1) {
    const { status, json } = await ask(path, body);
    if (status === 200) return [];
    // No database stores a null character, no request may be too large, and some names must be unique: then the whole request
    // is refused.
    const isZero = status === 400 && JSON.stringify(hostile).includes('\\u0000');
    const isTaken = status === 409 && json.code?.endsWith('.taken');
    if ((isZero || isTaken || status === 413) && sentence.test(json.message ?? '')) return [];
    const named = Object.keys(json.errors ?? {}).map((key) => key.split('.')[0] ?? key);
    const wordless = Object.entries(json.errors ?? {}).filter(
      ([, text]) => !sentence.test(text) && !documented.test(text),
    );
    if (status >= 500 || named.length === 0 || wordless.length > 0 || named.some((name) => !(name in hostile)))
      return [`${path} ${status} ${JSON.stringify(json).slice(0, 300)} to ${JSON.stringify(hostile).slice(0, 300)}`];
    body = { ...body, ...Object.fromEntries(named.map((name) => [name, (good as Record<string, unknown>)[name]])) };
  }
  return [`${path} refuses the good values: ${JSON.stringify(hostile).slice(0, 200)}`];
}

export interface People {
  readonly supplier: Ask;
  readonly admin: Ask;
  readonly user: Ask;
  readonly nobody: Ask;
}

interface Row {
  readonly id: string;
  readonly version: number;
  readonly listing: string;
  readonly firstName: string;
  readonly role: string;
}
const rowsOf = ({ json }: Answer) => json.data as readonly Row[];

/** Where the texts were stored, and what was wrong with answers. */
export interface Stored {
  /** By text. */
  readonly machines: readonly string[];
  readonly customers: readonly string[];
  readonly faults: readonly string[];
}

/** Puts each text into a machine, its rating, a customer, a requirement with notes, and the lists of the admin. */
export async function store(texts: readonly HostileText[], people: People, picture: Blob): Promise<Stored> {
  const machines = await putMachines(texts, people, picture);
  const customers = await putCustomers(texts, people);
  const leads = await putLeads(texts, people);
  const lists = await putLists(texts, people);
  const words = await sendReads(texts, people);
  return {
    machines: machines.ids,
    customers: customers.ids,
    faults: [...machines.faults, ...customers.faults, ...leads, ...lists, ...words],
  };
}

const place = { address: 'Yard 4', city: 'Sangli', state: 'Maharashtra', country: 'India', pinCode: '416416' };
const machine = {
  name: 'JCB',
  categories: [{ id: 6 }],
  equipmentTypeId: 27,
  equipmentTypeName: 'Loader',
  phoneNumber: '9876543210',
  modelNumber: '3DX',
  yearOfMfg: 2022,
  noOfWorkingHrs: 48,
  rentalValue: 8000,
  description: 'Good.',
  youtubeLink: '',
  ...place,
};

async function putMachines(texts: readonly HostileText[], { supplier, user }: People, picture: Blob) {
  const form = new FormData();
  form.set('file', picture, 'machine.webp');
  const image1Url = (await supplier('/ImageUpload/upload', form)).json.url ?? '';
  const own = rowsOf(await supplier('/Equipment/GetOwnerEquipments', { pageSize: 500, sort: 'createdAt' }));
  const listed = own.filter(({ listing }) => listing === 'listed').slice(0, texts.length);
  const faults: string[] = [];
  for (const [index, { id, version }] of listed.entries()) {
    const { text } = texts[index] ?? { text: '' };
    const hostile = {
      ...Object.fromEntries(
        [
          'name',
          'modelNumber',
          'description',
          'equipmentTypeName',
          'youtubeLink',
          'image2Url',
          'phoneNumber',
          'status',
        ].map((field) => [field, text]),
      ),
      ...Object.fromEntries(Object.keys(place).map((field) => [field, text])),
    };
    const good = { ...machine, image1Url, image2Url: '', status: 'Available', id, version };
    // Every third has a type of its own.
    faults.push(
      ...(await kept(
        supplier,
        '/Equipment/UpdateEquipment',
        { ...good, equipmentTypeId: index % 3 ? 27 : 0 },
        hostile,
      )),
    );
    const rating = { equipmentId: id, starRating: 4.5, comment: 'Good.' };
    await user(`/Equipment/GetEquipmentById?id=${id}`);
    faults.push(...(await kept(user, '/Equipment/AddEquipmentRating', rating, { comment: text })));
  }
  const rows = texts.map(({ text }) => ({ [text.slice(0, 50)]: text.slice(0, 2000), name: text.slice(0, 2000) }));
  const trial = await supplier('/Equipment/Import', { rows, isTrial: true });
  if (trial.status >= 500) faults.push(`Import ${trial.status} ${JSON.stringify(trial.json).slice(0, 200)}`);
  return { ids: listed.map(({ id }) => id), faults };
}

const profile = {
  firstName: 'Asha',
  lastName: 'Patil',
  altMobileNumber: '',
  panNumber: '',
  gstNumber: '',
  dateOfBirth: '',
  addressLine1: '',
  city: '',
  state: '',
  pincode: '',
};
const organization = { name: 'Patil Hire', designation: '', cinNumber: '', websiteUrl: '', companyEmail: '' };

async function putCustomers(texts: readonly HostileText[], { admin, supplier }: People) {
  const every = rowsOf(await admin('/User/GetUsersList?pageSize=500&role=user'));
  const ids = every.slice(0, texts.length).map(({ id }) => id);
  const faults: string[] = [];
  for (const [index, { text }] of texts.entries()) {
    const hostile = Object.fromEntries(Object.keys(profile).map((field) => [field, text]));
    const firm = Object.fromEntries(Object.keys(organization).map((field) => [field, text]));
    const refused = (await admin('/Customer/UpdateCustomer', { ...profile, id: ids[index], organization: firm })).json
      .errors;
    const fits = Object.entries(firm).filter(([field]) => refused?.[`organization.${field}`] === undefined);
    const good = { ...profile, id: ids[index], organization: { ...organization, ...Object.fromEntries(fits) } };
    faults.push(...(await kept(admin, '/Customer/UpdateCustomer', good, hostile)));
    faults.push(...(await kept(supplier, '/User/UpdateUserDetail', good, hostile)));
  }
  return { ids, faults };
}

async function putLeads(texts: readonly HostileText[], { nobody, supplier }: People): Promise<string[]> {
  const faults: string[] = [];
  for (const { text } of texts) {
    const good = {
      fullName: 'Asha Patil',
      email: 'asha@example.in',
      phone: '9876543210',
      categoryId: 1,
      selectedCityId: '',
      details: '',
      consent: true,
      idempotencyKey: crypto.randomUUID(),
    };
    const { fullName, email, phone, selectedCityId, details } = good;
    const hostile = Object.fromEntries(
      Object.keys({ fullName, email, phone, selectedCityId, details }).map((field) => [field, text]),
    );
    faults.push(...(await kept(nobody, '/Lead/SubmitRequirement', good, hostile)));
  }
  const leads = rowsOf(await supplier('/Lead/GetLeads', { pageSize: 500 }));
  for (const [index, { text }] of texts.entries()) {
    const id = leads[index % leads.length]?.id;
    faults.push(...(await kept(supplier, '/Lead/UpdateLead', { id, notes: '' }, { notes: text })));
  }
  return faults;
}

async function putLists(texts: readonly HostileText[], { admin }: People): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, { text }] of texts.entries()) {
    const type = { type: `Type ${crypto.randomUUID()}`, subType: '', active: true };
    faults.push(...(await kept(admin, '/EquipmentType/AddEquipmentType', type, { type: text, subType: text })));
    // A few are shown to everybody; forty would fill the whole menu.
    const category = { name: `Category ${crypto.randomUUID()}`, colorCode: '#336699', active: index % 8 === 0 };
    faults.push(...(await kept(admin, '/Category/AddNewCategory', category, { name: text, colorCode: text })));
  }
  return faults;
}

/** Read calls: nothing is stored but unsuccessful searches. */
async function sendReads(texts: readonly HostileText[], { nobody, admin, supplier }: People): Promise<string[]> {
  const faults: string[] = [];
  for (const { text } of texts) {
    // An address cannot contain half a surrogate pair.
    const query = encodeURIComponent(text.toWellFormed().slice(0, 2000));
    const answers = await Promise.all([
      nobody('/Equipment/SearchEquipments', { searchTerm: text, page: 1 }),
      nobody('/Equipment/SearchEquipments', { selectedCity: text, zone: text, selectedCityId: text, page: 1 }),
      nobody(`/Equipment/SearchEquipments?page=1&searchTerm=${query}`),
      nobody('/Equipment/getallequipments', { searchTerm: text }),
      nobody(`/Equipment/GetEquipmentById?id=${query}`),
      nobody(`/Search/Suggest?text=${query}`),
      nobody(`/Geo/Geocode?text=${query}`),
      supplier('/Equipment/GetOwnerEquipments', { searchTerm: text }),
      supplier('/Equipment/GetRecentViewedEquipment', { searchTerm: text }),
      supplier('/Lead/GetLeads', { searchTerm: text }),
      admin(`/User/GetUsersList?searchTerm=${query}`),
      admin(`/User/GetUserDetails?id=${query}`),
      nobody('/Login/Login', { userName: text, password: text }),
    ]);
    for (const [index, { status, json }] of answers.entries())
      if (status >= 500)
        faults.push(`question ${index}: ${status} ${json.message} to ${JSON.stringify(text).slice(0, 100)}`);
  }
  return faults;
}
