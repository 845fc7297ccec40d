import type { SitePage } from '../../page.ts';
import { Results } from './results.tsx';

/** The list to which a plain form leads: it says at once that the requirement is sent. */
export const servedResults: NonNullable<SitePage['served']> = async ({ query }) => {
  if (query.get('sent') !== '1') return undefined;
  const { Sent } = await import('./sent.tsx');
  return (address) => <Results {...address} Sent={Sent} />;
};
