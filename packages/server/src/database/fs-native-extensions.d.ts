/** The package ships no types; we use these two functions. */
declare module 'fs-native-extensions' {
  /** Takes an exclusive kernel lock on an open file; false when another process has it. */
  export function tryLock(file: number): boolean;
  export function unlock(file: number): void;
}
