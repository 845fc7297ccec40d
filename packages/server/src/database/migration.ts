/** One step of the schema: statements run in order, once per database. */
export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}
