/** How Node runs the server. */
export declare const serving: {
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};
