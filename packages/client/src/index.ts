export { answerIn } from './answer-in.ts';
export { payloadOf } from './answer.ts';
export type { TransportCode } from '@yantra/contract/calls';
export { ApiError } from './api-error.ts';
export { createClient, type CallOptions, type Client, type ClientOptions } from './client.ts';
export type { AnsweredFile } from './download.ts';
export type { Files } from './files.ts';
export type { UploadOptions } from './upload.ts';
