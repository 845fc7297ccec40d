import { createHash } from 'node:crypto';

/** The backgrounds that a demo picture may stand on: files in `assets/scenes`. */
export const pictureScenes = [
  'farm',
  'farm-paddy',
  'farm-cane',
  'farm-mustard',
  'construction',
  'construction-road',
  'construction-quarry',
  'construction-fence',
  'factory',
  'factory-racks',
  'factory-brick',
  'factory-outside',
  'yard',
] as const;
export type PictureScene = (typeof pictureScenes)[number];

/** How much of the scene is seen: all of it, or its left, middle or right from nearer. */
export const pictureCrops = ['whole', 'left', 'middle', 'right'] as const;
export type PictureCrop = (typeof pictureCrops)[number];

/** The time of day, which colours the scene and leaves the machine its own paint. */
export const pictureLights = ['day', 'morning', 'evening', 'overcast', 'dusk'] as const;
export type PictureLight = (typeof pictureLights)[number];

/** How the machine is seen: as drawn, looking the other way, from a little nearer, or a part of it from very near, both ways round. */
export const pictureViews = ['side', 'mirrored', 'near', 'detail', 'detail-mirrored'] as const;
export type PictureView = (typeof pictureViews)[number];

/** The parts of a demo picture. Composing it always gives the same picture. */
export interface PictureRecipe {
  readonly scene: PictureScene;
  /** Whether the scene is seen the other way round. */
  readonly isSceneTurned: boolean;
  readonly crop: PictureCrop;
  readonly light: PictureLight;
  /** The name of a drawing in `assets/machines`, without `.svg`. */
  readonly machine: string;
  /** The parts of the drawing that this machine has in place of its usual ones, or besides them. */
  readonly parts: readonly string[];
  /** How large it stands there, in per cent of the drawing. */
  readonly size: number;
  /** `#RRGGBB`, upper case: the paint of the body. */
  readonly bodyColour: string;
  readonly view: PictureView;
}

/** What a size of a machine may be, in per cent. */
export const pictureSizes = { least: 60, most: 120 } as const;

/* Part of every id: raise it when composing or encoding changes what is seen, since a picture's address is cached for good. */
const edition = 3;

/** A picture's id: a hash of its recipe, so that equal recipes share a picture. 24 hexadecimal digits. */
export function pictureIdOf(recipe: PictureRecipe): string {
  const { scene, isSceneTurned, crop, light, machine, parts, size, bodyColour, view } = recipe;
  const behind = [scene, isSceneTurned, crop, light];
  const text = [edition, ...behind, machine, parts.join(' '), size, bodyColour, view].join('|');
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}

/** Whether a text may be a picture's id; everything else is refused before a look-up. */
export function isPictureId(text: string): boolean {
  return /^[0-9a-f]{24}$/.test(text);
}

/** The id of a picture that no public address leads to: public ones have another form. */
export const privatePictureId = (random: Buffer): string => `d${random.toString('hex')}`;

/** Whether a text may be the id of such a picture. */
export const isPrivatePictureId = (text: string): boolean => /^d[0-9a-f]{24}$/.test(text);

/* The name becomes part of a path: letters and single dashes only. */
const isName = (name: unknown): name is string => typeof name === 'string' && /^[a-z]+(?:-[a-z]+)*$/.test(name);
const isSize = (size: unknown): size is number =>
  Number.isInteger(size) && Number(size) >= pictureSizes.least && Number(size) <= pictureSizes.most;

/**
 * A recipe as the database kept it, checked, or `undefined` when it is damaged or names what may not be named. One of the first edition says
 * none of what came later (crop, light, parts, size).
 */
export function recipeFrom(stored: unknown): PictureRecipe | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const kept = stored as Partial<Record<keyof PictureRecipe, unknown>>;
  const { isSceneTurned = false, machine, parts = [], size = 100, bodyColour } = kept;
  const scene = pictureScenes.find((one) => one === kept.scene);
  const view = pictureViews.find((one) => one === kept.view);
  const light = pictureLights.find((one) => one === (kept.light ?? 'day'));
  const crop = pictureCrops.find((one) => one === (kept.crop ?? 'whole'));
  if (scene === undefined || view === undefined || light === undefined || crop === undefined) return undefined;
  if (!isName(machine) || !isSize(size) || typeof isSceneTurned !== 'boolean') return undefined;
  if (!Array.isArray(parts) || !parts.every(isName)) return undefined;
  if (typeof bodyColour !== 'string' || !/^#[0-9A-F]{6}$/.test(bodyColour)) return undefined;
  return { scene, isSceneTurned, crop, light, machine, parts, size, bodyColour, view };
}
