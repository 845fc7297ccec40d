import { createCarousel } from './internal/carousel.tsx';
import { Categories, Count, Emptiness, Failure } from './internal/pieces.tsx';

/** Machines for hire in the chosen city, as a carousel; it reloads when the city or the category changes. */
export const EquipmentCarousel = createCarousel({
  Categories,
  Count,
  Emptiness,
  Failure,
  loadSlider: () => import('./internal/start-slider.ts'),
});
