import multipart from '@fastify/multipart';
import { callSchemas } from '@yantra/contract/schemas';
import { dealLimits, localePrefix } from '@yantra/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { fieldErrorsOf } from '../../http/answer.ts';
import { mostFileBytes } from '../../http/file-post.ts';
import { refuseForeignForm } from '../../http/form-post.ts';
import type { OwnOrigin } from '../../http/own-origin.ts';
import { localeOf } from '../../http/paths.ts';
import { refusedFormPage } from '../../http/plain-page.ts';
import { pagePath } from './conversations.routes.ts';
import type { Conversations } from './conversations.service.ts';

/* Letters outside Latin script take three bytes, and as many again in a form. */
const fieldBytes = 4 * dealLimits.message;
const limits = {
  fileSize: mostFileBytes,
  files: 1,
  fields: 4,
  fieldSize: fieldBytes,
  parts: 5,
  headerPairs: 40,
} as const;

interface Sent {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: Buffer | undefined;
}

/**
 * `POST /q/{page}/message`: a message with or without a picture from the secret page, as a browser without JavaScript sends it. It leads back to the deal on
 * that page, or to a page that says what is wrong.
 */
export function pageMessageRoutes(
  app: FastifyInstance,
  { conversations, ownOrigin }: { readonly conversations: Conversations; readonly ownOrigin: OwnOrigin },
): void {
  app.register(async (scope) => {
    await scope.register(multipart, { limits, throwFileSizeLimit: false });
    scope.post<{ Params: { page: string } }>('/q/:page/message', async (request, reply) => {
      const locale = localeOf(request);
      const { page } = request.params;
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
      let back = `/q/${encodeURIComponent(page)}`;
      try {
        refuseForeignForm(request, ownOrigin);
        const { fields, file } = await sentIn(request);
        back = pagePath(page, fields['dealId'] ?? '');
        await take(conversations, { ...fields, page }, file);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return reply
          .code(error.status)
          .type('text/html; charset=utf-8')
          .send(refusedFormPage(error, localePrefix(locale) + back, locale));
      }
      return reply.redirect(localePrefix(locale) + back, 303);
    });
  });
}

async function take(conversations: Conversations, fields: Sent['fields'], file: Buffer | undefined): Promise<void> {
  const { page, dealId = '' } = fields;
  const picture = file && (await conversations.addPicture(dealId, async () => file, { page }));
  const parsed = callSchemas.sendMessage.input.safeParse({ ...fields, ...(picture && { pictures: [picture.url] }) });
  if (!parsed.success) throw new AppError('request.invalid', fieldErrorsOf(parsed.error));
  await conversations.send(parsed.data, { page });
}

async function sentIn(request: FastifyRequest): Promise<Sent> {
  if (!request.isMultipart()) throw new AppError('request.unsupported');
  const fields: Record<string, string> = {};
  let file: Buffer | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        fields[part.fieldname] = String(part.value);
        continue;
      }
      const bytes = await part.toBuffer();
      if (part.file.truncated) throw new AppError('image.tooLarge');
      // A form without a chosen file sends an empty one.
      if (bytes.length > 0) file = bytes;
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('request.malformed', undefined, { cause: error });
  }
  return { fields, file };
}
