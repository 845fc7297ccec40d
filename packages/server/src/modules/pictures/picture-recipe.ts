import { createHash } from 'node:crypto';

/** The backgrounds that a demo picture may stand on: files in `assets/scenes`. */
export const pictureScenes = ['farm', 'construction', 'factory'] as const;
export type PictureScene = (typeof pictureScenes)[number];

/** How the machine is seen: as drawn, looking the other way, or from nearer. */
export const pictureViews = ['side', 'mirrored', 'near'] as const;
export type PictureView = (typeof pictureViews)[number];

/** What a demo picture is made of. The picture is the same wherever and whenever it is composed. */
export interface PictureRecipe {
  readonly scene: PictureScene;
  /** The name of a drawing in `assets/machines`, without `.svg`. */
  readonly machine: string;
  /** `#RRGGBB`, upper case: the paint of the body. */
  readonly bodyColour: string;
  readonly view: PictureView;
}

/* Part of every id: raise it when composing or encoding changes what is seen, since a picture's address is cached for good. */
const edition = 2;

/** A picture's id: a hash of its recipe, so that machines with the same recipe share one picture. 24 hexadecimal digits. */
export function pictureIdOf(recipe: PictureRecipe): string {
  const text = [edition, recipe.scene, recipe.machine, recipe.bodyColour, recipe.view].join('|');
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}

/** Whether a text could be the id of a picture; everything else is refused before the database or the disk is asked. */
export function isPictureId(text: string): boolean {
  return /^[0-9a-f]{24}$/.test(text);
}

/** A recipe as the database kept it, checked, or `undefined` when it is damaged or names what may not be named. */
export function recipeFrom(stored: unknown): PictureRecipe | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { scene, machine, bodyColour, view } = stored as Partial<Record<keyof PictureRecipe, unknown>>;
  const knownScene = pictureScenes.find((one) => one === scene);
  const knownView = pictureViews.find((one) => one === view);
  if (knownScene === undefined || knownView === undefined) return undefined;
  // The name becomes part of a path: letters and single dashes only.
  if (typeof machine !== 'string' || !/^[a-z]+(?:-[a-z]+)*$/.test(machine)) return undefined;
  if (typeof bodyColour !== 'string' || !/^#[0-9A-F]{6}$/.test(bodyColour)) return undefined;
  return { scene: knownScene, machine, bodyColour, view: knownView };
}
