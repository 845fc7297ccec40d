import { inIndia } from './india-time.ts';

/** Goods and services tax of plans: prices include 18 % (decisions/0009). */
export const gstPercent = 18;

/** A price split into its parts and tax, in whole paise; the parts add up to the price. */
export interface TaxedPrice {
  readonly taxablePaise: number;
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
}

/**
 * The tax in a price that includes it: central and state tax in equal halves within a state, integrated tax between two.
 * @param pricePaise whole paise, tax included
 */
export function taxIn(pricePaise: number, isWithinState: boolean): TaxedPrice {
  const share = (percent: number) => Math.round((pricePaise * percent) / (100 + gstPercent));
  const half = isWithinState ? share(gstPercent / 2) : 0;
  const igstPaise = isWithinState ? 0 : share(gstPercent);
  return { taxablePaise: pricePaise - 2 * half - igstPaise, cgstPaise: half, sgstPaise: half, igstPaise };
}

/* GST codes of states: those of the Census of India, and the later ones of Telangana, Ladakh and Andhra Pradesh. */
const codes: Readonly<Record<string, string>> = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
};

/** The two digits a state or union territory has in GST, by its English name in any case; `undefined` when unknown. */
export function gstStateCode(state: string): string | undefined {
  const wanted = state.trim().toLowerCase();
  return Object.entries(codes).find(([name]) => name.toLowerCase() === wanted)?.[1];
}

/** The state of a GST code; a GSTIN begins with one. */
export const stateOfGstCode = (code: string): string | undefined =>
  Object.entries(codes).find(([, one]) => one === code)?.[0];

/* The former Daman and Diu, the former Andhra Pradesh, other territory, and the centre: GSTINs begin with these too. */
const furtherCodes = ['25', '28', '97', '99'];

/** Whether a GSTIN may begin with these two digits. */
export const isGstCode = (code: string): boolean => stateOfGstCode(code) !== undefined || furtherCodes.includes(code);

/** The financial year of a moment in India, April to March, as its two years: `2627` is April 2026 to March 2027. */
export function financialYear(at: Date): string {
  const local = inIndia(at);
  const first = local.getUTCFullYear() - (local.getUTCMonth() < 3 ? 1 : 0);
  const two = (year: number) => String(year % 100).padStart(2, '0');
  return `${two(first)}${two(first + 1)}`;
}
