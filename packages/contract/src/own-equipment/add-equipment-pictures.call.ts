import { inputLengths, limits } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { changed } from '../shapes/answers.ts';

const image = z
  .string(wrong('image.invalid'))
  .min(1, wrong('image.invalid'))
  .max(inputLengths.imageUrl, wrong('image.tooLong'));

export const addEquipmentPictures = defineCall({
  summary: 'Gives machines of one’s own that have no picture their pictures, which ends their being drafts.',
  route: 'POST /Equipment/AddPictures',
  who: 'supplierOrUser',
  input: z.object({
    machines: z
      .array(
        z.object({
          id: z.string(wrong('machine.noId')).max(inputLengths.id, wrong('machine.noId')),
          /** As answered by the upload, the main picture first. */
          images: z
            .array(image)
            .min(1, wrong('images.required'))
            .max(limits.picturesOfMachine, wrong('images.tooMany', { most: limits.picturesOfMachine })),
        }),
        wrong('machines.required'),
      )
      .min(1, wrong('machines.required'))
      .max(limits.machinesAtOnce, wrong('machines.tooMany')),
  }),
  output: z.object({
    /** Those that have their pictures now. The others already have some, or are not one's own or do not exist, and stay unchanged. */
    machines: z.array(changed),
  }),
  errors: ['image.unknown'],
});
