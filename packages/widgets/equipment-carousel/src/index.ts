export { EquipmentCarousel } from './equipment-carousel.tsx';
export type { CarouselState, EquipmentCarouselProps } from './internal/carousel.tsx';
export type { EquipmentSelection } from './internal/cards.tsx';
