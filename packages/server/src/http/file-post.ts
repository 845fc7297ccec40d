import multipart from '@fastify/multipart';
import { wrong } from '@yantra/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** The largest accepted file: 1 MB, in either sense. */
export const mostFileBytes = 1024 * 1024;

/* With the form's field names and separators. */
const mostFormBytes = mostFileBytes + 64 * 1024;
const limits = { fileSize: mostFileBytes, files: 1, fields: 4, fieldSize: 1024, parts: 5, headerPairs: 40 } as const;

/** The routes registered here accept forms with files; all others refuse them. */
export function takeFiles(app: FastifyInstance, putRoutes: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    await scope.register(multipart, { limits, throwFileSizeLimit: false });
    putRoutes(scope);
  });
}

/**
 * The file of a form in the field `file`, held in memory: at most `mostFileBytes`.
 * @throws AppError `request.unsupported`, `request.malformed`, `request.invalid`, `image.tooLarge`
 */
export async function fileIn(request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('request.unsupported');
  if (Number(request.headers['content-length']) > mostFormBytes) throw tooLarge(reply);
  try {
    for await (const part of request.files()) {
      if (part.fieldname !== 'file') throw new AppError('request.invalid', { file: wrong('file.required') });
      const file = await part.toBuffer();
      if (part.file.truncated) throw tooLarge(reply);
      return file;
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    // The rest of the form is not read: the connection ends with the answer.
    reply.header('connection', 'close');
    throw new AppError('request.malformed', undefined, { cause: error });
  }
  throw new AppError('request.invalid', { file: wrong('file.required') });
}

function tooLarge(reply: FastifyReply): AppError {
  reply.header('connection', 'close');
  return new AppError('image.tooLarge');
}
