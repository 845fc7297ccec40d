/** What the carousel asks for; by itself for who asks before the widget is there. */
export { carouselRequest, cityFromAttribute } from '@yantra/contract/calls';
