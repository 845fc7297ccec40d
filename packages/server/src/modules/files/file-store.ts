/**
 * Where files lie by their keys (`originals/ab/abcd…`): in a folder, or on S3-compatible storage. Callers see to it that a key is one of theirs
 * before it comes near a store.
 */
export interface FileStore {
  /** The bytes, or `undefined` where nothing is. Rejects when the storage itself fails. */
  read(key: string): Promise<Buffer | undefined>;
  /** Puts the whole file there at once: another reader, or another process, never sees half of it. */
  write(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** The same where nothing is yet; what is there stays. */
  writeNew(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Also where nothing is. */
  remove(key: string): Promise<void>;
  /** The keys that begin with a text. */
  list(prefix: string): Promise<string[]>;
}
