/** The database cannot be used; the message is one line for whoever starts the server. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}
