import { searchPath } from './api.ts';
import { siteUrl } from './visitor.ts';

/** What stands in samples for the marketplace's address and for machines. */
const address = 'https://yantra.example';
const machines = ['7f9c', '81aa'] as const;

/** Puts this marketplace and its machines in the place of a sample's, as the guide does with the address. */
export async function atMarketplace(): Promise<(text: string) => string> {
  const found = await fetch(`${siteUrl}${searchPath}?selectedCity=Pune`);
  const { data } = (await found.json()) as { readonly data: readonly { readonly id: string }[] };
  return (text) =>
    machines.reduce(
      (written, machine, place) => written.replace(new RegExp(`\\b${machine}\\b`, 'g'), data[place]?.id ?? machine),
      text.replaceAll(address, siteUrl),
    );
}
