import { jobParts } from '@yantra/equipment-details/job-parts';
import type { Address } from '../../address.ts';
import { Details } from './details.tsx';

/** The page at an address with a job, with the code that reckons. */
export const DetailsWithJob = (address: Address) => <Details {...address} jobParts={jobParts} />;
