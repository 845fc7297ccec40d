/** A state's place in a map of tiles: row and column, and the two letters of its vehicles. */
export interface StateTile {
  readonly state: string;
  readonly code: string;
  readonly row: number;
  readonly column: number;
}

const table: Readonly<Record<string, readonly [code: string, row: number, column: number]>> = {
  'Jammu and Kashmir': ['JK', 1, 3],
  Ladakh: ['LA', 1, 4],
  Punjab: ['PB', 2, 3],
  'Himachal Pradesh': ['HP', 2, 4],
  Uttarakhand: ['UK', 2, 5],
  Chandigarh: ['CH', 3, 3],
  Haryana: ['HR', 3, 4],
  Delhi: ['DL', 3, 5],
  'Uttar Pradesh': ['UP', 3, 6],
  Sikkim: ['SK', 3, 8],
  'Arunachal Pradesh': ['AR', 3, 10],
  Rajasthan: ['RJ', 4, 4],
  'Madhya Pradesh': ['MP', 4, 5],
  Bihar: ['BR', 4, 7],
  Assam: ['AS', 4, 9],
  Nagaland: ['NL', 4, 10],
  Gujarat: ['GJ', 5, 2],
  'Dadra and Nagar Haveli and Daman and Diu': ['DD', 6, 3],
  Chhattisgarh: ['CG', 5, 6],
  Jharkhand: ['JH', 5, 7],
  'West Bengal': ['WB', 5, 8],
  Meghalaya: ['ML', 5, 9],
  Manipur: ['MN', 5, 10],
  Maharashtra: ['MH', 6, 4],
  Telangana: ['TS', 6, 5],
  Odisha: ['OD', 6, 7],
  Tripura: ['TR', 6, 9],
  Mizoram: ['MZ', 6, 10],
  Goa: ['GA', 7, 3],
  Karnataka: ['KA', 7, 4],
  'Andhra Pradesh': ['AP', 7, 6],
  'Andaman and Nicobar Islands': ['AN', 8, 9],
  Kerala: ['KL', 8, 4],
  'Tamil Nadu': ['TN', 8, 5],
  Puducherry: ['PY', 8, 6],
  Lakshadweep: ['LD', 8, 2],
};

/** Every state and union territory, from north to south. */
export const stateTiles: readonly StateTile[] = Object.entries(table)
  .map(([state, [code, row, column]]) => ({ state, code, row, column }))
  .toSorted((a, b) => a.row - b.row || a.column - b.column);
