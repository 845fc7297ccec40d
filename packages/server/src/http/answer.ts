import type { Call } from '@yantra/contract/calls';
import { type CallDefinition, callSchemas } from '@yantra/contract/schemas';
import type { z } from 'zod';
import { AppError } from '../errors.ts';
import type { BoundCall, CallContext } from './bind.ts';
import { requireRole } from './policy.ts';

/**
 * Answers a call: checks first the caller, then the input by the call's schema.
 * @throws AppError `auth.required`, `auth.forbidden`, `request.invalid` with a sentence for each wrong field, or the call's own
 */
export async function answerCall(bound: BoundCall, input: unknown, context: CallContext): Promise<unknown> {
  const { call, answer } = bound;
  const { who, input: schema, sentenceInData }: CallDefinition = callSchemas[call.name];
  try {
    requireRole(who, context.caller);
    const parsed = schema.safeParse(input ?? {});
    if (!parsed.success) throw new AppError('request.invalid', fieldErrorsOf(parsed.error));
    const output = await answer(parsed.data as never, context);
    return output === undefined ? {} : output;
  } catch (error) {
    if (sentenceInData && error instanceof AppError) error.hasSentenceInData = true;
    throw error;
  }
}

/** Each field's first error by the schema. Errors of the whole are under `body`. */
export function fieldErrorsOf(error: z.ZodError): Record<string, string> {
  const sentences: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = issue.path.length === 0 ? 'body' : issue.path.join('.');
    sentences[field] ??= issue.message;
  }
  return sentences;
}

/** Whether a call's answer is a page: its keys are beside `success`, not in `data`. */
export function isPage(call: Call): boolean {
  const output: object = callSchemas[call.name].output;
  const shape: unknown = 'shape' in output ? output.shape : undefined;
  return typeof shape === 'object' && shape !== null && 'data' in shape && 'total' in shape;
}

/** The envelope of every answer (decisions/0001). */
export function envelope(call: Call, output: unknown): object {
  const { message = 'OK', beside = [] }: CallDefinition = callSchemas[call.name];
  const success = { success: true, message };
  if (isPage(call)) return { ...success, ...(output as object) };
  const besides = beside.map((key) => [key, (output as Readonly<Record<string, unknown>>)[key]] as const);
  return { ...success, ...Object.fromEntries(besides), data: output };
}
