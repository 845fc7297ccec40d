import { badge, base, card, price, skeleton, stars, tokens as designTokens } from '@yantra/ui/sheets';
import carousel from './equipment-carousel.css?inline';

/** The styles of the carousel's shadow root. */
export const sheets = (): readonly string[] => [base, card, price, stars, badge, skeleton, carousel];

/** The design tokens, for the page. */
export const tokens = (): string => designTokens;
