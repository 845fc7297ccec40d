import { searchPath } from './api.ts';
import { siteUrl } from './visitor.ts';

/** What stands in samples for the marketplace's address and for a machine. */
const address = 'https://yantra.example';
const machine = /(["'`])7f9c\1/g;

/** Puts this marketplace and one of its machines in the place of a sample's, as the guide does with the address. */
export async function atMarketplace(): Promise<(text: string) => string> {
  const found = await fetch(`${siteUrl}${searchPath}?selectedCity=Pune`);
  const { data } = (await found.json()) as { readonly data: readonly { readonly id: string }[] };
  return (text) =>
    text.replaceAll(address, siteUrl).replaceAll(machine, (_, quote: string) => quote + data[0]?.id + quote);
}
