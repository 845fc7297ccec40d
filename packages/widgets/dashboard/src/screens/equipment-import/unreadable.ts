/** Why a file cannot be read as a table. */
export interface Unreadable {
  readonly fault: 'xls' | 'pdf' | 'picture' | 'html' | 'unreadable' | 'openQuote' | 'bomb';
  /** The line of an unclosed quote in the file. */
  readonly line?: number;
}
