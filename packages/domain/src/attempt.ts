/** The result of an act, or undefined if it throws: web storage that is full or forbidden counts as absent. */
export function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
