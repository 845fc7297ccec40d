/** Why a file is no table that can be read. */
export interface Unreadable {
  readonly fault: 'xls' | 'pdf' | 'picture' | 'html' | 'unreadable' | 'openQuote' | 'bomb';
  /** Of an open quote: its line in the file. */
  readonly line?: number;
}
