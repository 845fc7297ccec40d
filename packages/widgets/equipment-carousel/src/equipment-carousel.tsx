import { ToolsOfCard } from '@yantra/ui';
import { createCarousel } from './internal/carousel.tsx';
import type { JobOnCards } from './internal/job-on-cards.ts';
import { Categories, Count, Emptiness, Failure } from './internal/pieces.tsx';

/** What the page says stands on cards; it has no job here. */
const tools: JobOnCards = { search: '', Total: ToolsOfCard };

/** Machines for hire in the chosen city, as a carousel; it reloads when the city or the category changes. */
export const EquipmentCarousel = createCarousel({
  Categories,
  Count,
  Emptiness,
  Failure,
  useJob: () => tools,
  loadSlider: () => import('./internal/start-slider.ts'),
});
