import type { Call } from '@yantra/contract/calls';
import { type AnsweredFile, fetchFile } from './download.ts';
import { type FilesSetting, sendFile, type UploadOptions } from './upload.ts';

/** Calls that take or answer a file. */
export interface Files {
  /** Sends a file to a call that takes one; never repeated. @throws {ApiError} without a valid answer */
  readonly upload: <Output>(call: Call<object, Output>, file: Blob, options?: UploadOptions) => Promise<Output>;
  /** Makes a call that answers a file. @throws {ApiError} if it does not */
  readonly download: <Input extends object>(call: Call<Input, unknown>, input: Input) => Promise<AnsweredFile>;
}

export const filesOf = (setting: FilesSetting): Files => ({
  upload: async <Output>(call: Call<object, Output>, file: Blob, options: UploadOptions = {}) =>
    (await sendFile(call as Call, file, setting, options)) as Output,
  download: (call, input) => fetchFile(call as Call, input, setting),
});
