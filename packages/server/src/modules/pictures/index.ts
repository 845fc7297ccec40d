export { keepImage } from './keep-image.ts';
export {
  isPictureId,
  pictureCrops,
  pictureIdOf,
  type PictureLight,
  type PictureRecipe,
  type PictureScene,
} from './picture-recipe.ts';
export { addUpload, removePicturesOf, reviewReplaced } from './picture-removals.queries.ts';
export { findFirstSeen } from './pictures.queries.ts';
export type { KeptUpload, Pictures, UploadOwner } from './pictures.service.ts';
export { warmPictures } from './warm-pictures.ts';
