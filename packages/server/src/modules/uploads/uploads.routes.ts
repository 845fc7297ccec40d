import { uploadImage } from '@yantra/contract/calls';
import { AppError } from '../../errors.ts';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { Uploads } from './uploads.service.ts';

export const uploadsRoutes = (uploads: Uploads): BoundCall[] => [
  bind(uploadImage, (_input, context) => {
    const { file } = context;
    if (file === undefined) throw new AppError('request.unsupported');
    return uploads.keep(file, callerIn(context));
  }),
];
