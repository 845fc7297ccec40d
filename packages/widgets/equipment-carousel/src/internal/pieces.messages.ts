import { formatCount } from '@yantra/domain';

/** The texts of the pieces, which partner pages load when they show them: by themselves, or they would come with the cards. */
export const pieceMessages = {
  id: 'equipment-carousel.pieces',
  count: (machines: number, city: string) => `${formatCount(machines)} in ${city}`,
  emptyText: 'Try another city, or look through all machines.',
  emptyCategoryTitle: (category: string, city: string) => `No ${category} in ${city} yet`,
  emptyCategoryText: 'Other categories have machines here.',
  showAllCategories: 'Show all categories',
  allMachines: 'See all machines',
  /** Where a partner's key is refused: what the page's author wrote into the tag stands there too, or this alone. */
  elsewhere: 'See all machines on Yantra',
  errorText: 'Nothing is lost. Try again in a moment.',
} as const;
