export { EquipmentCarousel } from './equipment-carousel.tsx';
export type { CarouselState, EquipmentCarouselProps, EquipmentSelection } from './internal/carousel.tsx';
export { carouselRequest, cityFromAttribute } from './request.ts';
