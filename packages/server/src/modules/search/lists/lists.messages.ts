import { nearestReach } from '@yantra/domain';

/** What the lists of machines say. */
export const equipmentTexts = {
  beyondReach: `Nearest first shows the ${nearestReach.toLocaleString('en-IN')} nearest. Please search around a place that is nearer to what you look for.`,
} as const;
