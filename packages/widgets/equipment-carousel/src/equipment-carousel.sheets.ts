import { badge, base, card, facts, price, skeleton, stars, tokens as designTokens } from '@yantra/ui/sheets';
import carousel from './equipment-carousel.css?inline';

export const sheets = (): readonly string[] => [base, facts, card, price, stars, badge, skeleton, carousel];

export const tokens = (): string => designTokens;
