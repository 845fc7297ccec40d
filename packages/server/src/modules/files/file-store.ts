/** Files by key (`originals/ab/abcd…`): in a folder, or on S3-compatible storage. Callers validate keys first. */
export interface FileStore {
  /** The bytes, or `undefined` if there is no file. Rejects if the storage fails. */
  read(key: string): Promise<Buffer | undefined>;
  /** Writes atomically: no reader ever sees half a file. */
  write(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** The same if there is no file yet; an existing one stays. */
  writeNew(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Also if there is no file. */
  remove(key: string): Promise<void>;
  /** The keys with a prefix. */
  list(prefix: string): Promise<string[]>;
}
