/** A change, as a partner reads it. */
export interface ChangeNews {
  /** Paragraphs. */
  readonly text: readonly string[];
  /** What a partner has to do; absent if nothing. */
  readonly toDo?: string;
  /** Short names of the packages, e.g. `lead-form`. */
  readonly packages: readonly string[];
}

/** What is new in a version. */
export interface VersionNews {
  readonly version: string;
  readonly changes: readonly ChangeNews[];
  /** When it was released, e.g. `2026-11-23`. */
  readonly day?: string;
  /** What browsers check its script by, if its files are kept. */
  readonly integrity?: string;
}

export interface News {
  /** What waits for the next version. */
  readonly next: Pick<VersionNews, 'version' | 'changes'>;
  /** Newest first. */
  readonly versions: readonly VersionNews[];
}
