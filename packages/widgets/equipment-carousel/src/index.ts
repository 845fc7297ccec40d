export {
  type CarouselState,
  EquipmentCarousel,
  type EquipmentCarouselProps,
  type EquipmentSelection,
} from './equipment-carousel.tsx';
export { carouselRequest, cityFromAttribute } from './request.ts';
