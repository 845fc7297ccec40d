import type { MachineChange } from '../review/index.ts';

/** What of a machine decides whether somebody has to look at it again. */
interface Looks {
  readonly name: string;
  readonly model_number: string;
  readonly description: string;
  readonly youtube_link: string;
  readonly address: string;
  readonly city_id: string;
  readonly equipment_type_id: number;
  readonly category_ids: readonly number[];
  readonly picture_ids: readonly string[];
  readonly final_rental_paise: number;
}

const wordsOf = (one: Looks): string =>
  JSON.stringify([
    one.name,
    one.model_number,
    one.description,
    one.youtube_link,
    one.address,
    one.city_id,
    one.equipment_type_id,
    one.category_ids,
  ]);

/** What has changed of a machine; a draft that gets its first picture is new. */
export function changeOf(before: Looks, after: Looks): MachineChange {
  const arePicturesSame = before.picture_ids.join() === after.picture_ids.join();
  if (before.picture_ids.length === 0 && !arePicturesSame) return 'new';
  if (wordsOf(before) !== wordsOf(after)) return 'words';
  if (!arePicturesSame) return 'pictures';
  return before.final_rental_paise === after.final_rental_paise ? 'figures' : 'rent';
}
