import type { InputOf, getCounts } from '@yantra/contract/calls';

/** How many machines stand around the chosen city. */
export const countsAround = (city: { readonly id: string }): InputOf<typeof getCounts> => ({ aroundCityId: city.id });

/** What the home page asks once for all its counts. Popular locations are the first cities of the list, whose ids count from 1; a test compares them. */
export const countsAsked: InputOf<typeof getCounts> = { cityIds: Array.from({ length: 20 }, (_, n) => String(n + 1)) };
