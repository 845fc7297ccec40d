/** Imports a table, and sends other requests meanwhile. */
import { timed } from './probe.ts';

/** The result. */
export interface BesideImport {
  readonly rows: number;
  readonly seconds: number;
  /** How long the others waited during the import, each, in ms. */
  readonly waits: readonly number[];
  /** The same before the import. */
  readonly usual: readonly number[];
}

/* The demo's supplier already has some machines, and an account holds 5,000. */
const rows = 3900;
const others = [
  '/health',
  '/api/Equipment/SearchEquipments?selectedCity=Pune&page=1&facets=true&searchTerm=crane',
  '/equipments?selectedCity=Pune',
];
const supplier = JSON.stringify({ userName: '9000000002', password: 'Yantra@123' });
const json = { 'content-type': 'application/json' };

export async function besideImport(url: string): Promise<BesideImport> {
  const { access_token: token } = await answered<{ access_token: string }>(`${url}/api/Login/Login`, supplier, json);
  const headers = { ...json, authorization: `Bearer ${token}` };
  const own = await answered<{ data: { image1Url: string | null }[] }>(
    `${url}/api/Equipment/GetOwnerEquipments`,
    JSON.stringify({ page: 1, pageSize: 50 }),
    headers,
  );
  const image1Url = own.data.find((one) => one.image1Url !== null)?.image1Url ?? '';
  const table = JSON.stringify({ rows: Array.from({ length: rows }, (_, n) => rowOf(n, image1Url)) });
  const usual = await askOthers(url, (asked) => asked < 60);
  const importing = { done: false };
  const begun = performance.now();
  const imported = answered<{ data: { added: number } }>(`${url}/api/Equipment/Import`, table, headers).finally(
    () => (importing.done = true),
  );
  const waits = await askOthers(url, () => !importing.done);
  const { added } = (await imported).data;
  if (added !== rows) throw new Error(`${added} of ${rows} rows were added.`);
  return { rows, seconds: (performance.now() - begun) / 1000, waits, usual };
}

/** In sequence; each request is made for the first time. */
async function askOthers(url: string, isOn: (asked: number) => boolean): Promise<number[]> {
  const waits: number[] = [];
  while (isOn(waits.length)) {
    const path = others[waits.length % others.length] ?? '/health';
    waits.push(await timed(path.includes('?') ? `${url}${path}&startRentprice=${Math.random()}` : `${url}${path}`));
  }
  return waits;
}

async function answered<Body>(url: string, body: string, headers: Record<string, string>): Promise<Body> {
  const answer = await fetch(url, { method: 'POST', headers, body });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Body;
}

const rowOf = (n: number, image1Url: string) => ({
  name: `Imported ${n}`,
  category: 'Earthmoving',
  equipmentType: 'Excavator 13-15 tonne',
  phoneNumber: '9876543210',
  modelNumber: `M ${n}`,
  yearOfMfg: '2021',
  noOfWorkingHrs: '48',
  rentalValue: '8500',
  rentalType: 'Day',
  registrationCertificate: 'yes',
  description: 'As it stands in the list of our fleet.',
  address: 'Yard 1',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  image1Url,
});
