/** Which part of a name a query matches as it stands, whatever the case; undefined when it was found another way (alias, typo). */
export function matchedPart(name: string, query: string): { readonly start: number; readonly end: number } | undefined {
  const start = query ? name.toLowerCase().indexOf(query.toLowerCase()) : -1;
  return start < 0 ? undefined : { start, end: start + query.length };
}
