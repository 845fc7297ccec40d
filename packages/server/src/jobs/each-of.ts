/** Does the same for each item, a limited number at once: each may hold a connection. */
export async function eachOf<Item>(
  items: Iterable<Item>,
  most: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: most }, worker));
}
