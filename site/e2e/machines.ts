/** Machines of the demo data, as on their own pages. */
import { ask, searchPath } from './api.ts';
import { siteUrl } from './visitor.ts';

export interface Machine {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly finalRentalValue: number;
  readonly image1Url: string | null;
  readonly image3Url: string | null;
  readonly equipmentRatings: readonly unknown[];
}

export const detailsCall = '/api/Equipment/GetEquipmentById';
export const addressOf = ({ id }: Pick<Machine, 'id'>) => `${siteUrl}/equipment-details?id=${id}`;

/** The best rated machines of Pune. */
export async function machines(): Promise<readonly Machine[]> {
  const { json } = await ask(`${searchPath}?page=1&pageSize=100&selectedCity=Pune&sort=rating`);
  const found = (json['data'] as readonly Machine[]).slice(0, 40);
  return Promise.all(found.map(async ({ id }) => (await ask(`${detailsCall}?id=${id}`)).json['data'] as Machine));
}

/** A machine of Pune with three pictures and more than one page of reviews. */
export async function rich(): Promise<Machine> {
  const found = (await machines()).find(({ image3Url, equipmentRatings }) => image3Url && equipmentRatings.length > 10);
  if (!found) throw new Error('The demo data has no such machine.');
  return found;
}
