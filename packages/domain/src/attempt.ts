/** What an act gives, or nothing where it throws: web storage that is full or forbidden is as if there were none. */
export function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
