import { type Call, type ErrorCode, errors } from '@yantra/contract/calls';
import { callSchemas, type DefinedCall } from '@yantra/contract/schemas';
import { z } from 'zod';
import { isPage } from '../../http/answer.ts';
import { methodsOf } from '../../http/api-routes.ts';
import { prefixes } from '../../http/paths.ts';
import { apiDocsTexts } from './api-docs.messages.ts';

/** JSON Schema, as far as it is used here. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

/** One operation of the document. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly {
    name: string;
    in: 'query' | 'header';
    required: boolean;
    style?: string;
    explode?: boolean;
    schema: JsonSchema;
  }[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
}

/** OpenAPI 3.1, as far as it is used here. */
export type OpenApi = ReturnType<typeof openApi>;

/** Errors that any call may return. */
const common: readonly ErrorCode[] = ['request.invalid', 'server.failed'];

/** A call's input as JSON Schema: a preprocessed key shows the schema behind it. */
export function inputSchema(call: Call): JsonSchema {
  return z.toJSONSchema(callSchemas[call.name].input, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      delete jsonSchema.additionalProperties;
      const { def } = zodSchema._zod;
      // A number capped after validation is documented without the cap.
      if (def.type !== 'pipe' || Object.keys(jsonSchema).length > 0) return;
      Object.assign(jsonSchema, bare(z.toJSONSchema(def.in as z.ZodType, { unrepresentable: 'any' })));
    },
  }) as JsonSchema;
}

/** The content of an answer. */
export function outputSchema(call: Call): JsonSchema {
  const data = bare(z.toJSONSchema(callSchemas[call.name].output, { io: 'output', unrepresentable: 'any' }));
  const envelope = { success: { const: true }, message: { type: 'string' } };
  return isPage(call)
    ? {
        ...data,
        properties: { ...envelope, ...data.properties },
        required: ['success', 'message', ...(data.required ?? [])],
      }
    : {
        type: 'object',
        properties: { ...envelope, data } as Record<string, JsonSchema>,
        required: ['success', 'message', 'data'],
      };
}

function bare(schema: object): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema')) as JsonSchema;
}

/** The API of these calls. */
export function openApi(calls: readonly DefinedCall[]) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of calls) {
    const path = `${prefixes.api}${call.path}`;
    const operations = methodsOf(call).map((method) => [method.toLowerCase(), operation(call, method)] as const);
    paths[path] = { ...paths[path], ...Object.fromEntries(operations) };
  }
  return {
    openapi: '3.1.0',
    info: { title: apiDocsTexts.title, version: '1.0.0', description: apiDocsTexts.introduction },
    servers: [{ url: '/' }],
    paths,
    components: { schemas: { Error: errorSchema } },
  };
}

const errorSchema: JsonSchema = {
  type: 'object',
  required: ['success', 'message', 'code'],
  properties: {
    success: { const: false },
    message: { type: 'string', description: apiDocsTexts.errorMessage },
    code: { type: 'string', enum: Object.keys(errors), description: apiDocsTexts.errorCode },
    params: { type: 'object', description: apiDocsTexts.errorParams },
    errors: { type: 'object', description: apiDocsTexts.errorFields },
    errorCodes: { type: 'object', description: apiDocsTexts.errorFieldCodes },
  },
};

function operation(call: DefinedCall, method: 'GET' | 'POST'): Operation {
  const input = bare(inputSchema(call));
  const isOther = method !== call.method;
  return {
    operationId: isOther ? `${call.name}By${method === 'GET' ? 'Get' : 'Post'}` : call.name,
    summary: call.summary,
    tags: [call.path.split('/')[1] ?? ''],
    ...takenBy(call, method, input),
    responses: responsesOf(call),
  };
}

function takenBy(call: Call, method: 'GET' | 'POST', input: JsonSchema): Pick<Operation, 'parameters' | 'requestBody'> {
  if (call.takes === 'signedBytes') {
    const parameters = ['x-webhook-signature', 'x-webhook-timestamp'].map((name) => ({
      name,
      in: 'header' as const,
      required: true,
      schema: { type: 'string' },
    }));
    return { parameters, requestBody: { required: true, content: { 'application/json': { schema: {} } } } };
  }
  if (method === 'GET' || call.takes === 'query') return { parameters: parametersOf(input) };
  return { requestBody: { content: call.takes === 'file' ? fileContent : { 'application/json': { schema: input } } } };
}

const fileContent = {
  'multipart/form-data': {
    schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
  },
};

const pdfContent = { 'application/pdf': { schema: { type: 'string', format: 'binary' } } };

function parametersOf(input: JsonSchema): NonNullable<Operation['parameters']> {
  return Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query' as const,
    required: input.required?.includes(name) ?? false,
    // Lists and places are comma-separated.
    ...(schema.type === 'array' || schema.type === 'object' ? { style: 'form', explode: false } : {}),
    schema,
  }));
}

const retryAfter = { description: apiDocsTexts.retryAfter, schema: { type: 'integer' } };

function responsesOf(call: DefinedCall): Record<string, object> {
  const responses: Record<string, object> = {
    200: {
      description: 'OK',
      content: call.answers === 'file' ? pdfContent : { 'application/json': { schema: outputSchema(call) } },
    },
  };
  const byStatus = Map.groupBy([...common, ...(call.errors ?? [])], (code) => errors[code].status);
  for (const [status, codes] of byStatus) {
    responses[status] = {
      description: codes.map((code) => `${code}: ${errors[code].sentence}`).join('\n'),
      ...(status === 429 ? { headers: { 'Retry-After': retryAfter } } : {}),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  }
  return responses;
}
