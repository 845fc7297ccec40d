import { getSearchQuality, notePress } from '@yantra/contract/calls';
import { bind, type BoundCall } from '../../../http/bind.ts';
import type { SearchQualityService } from './search-quality.service.ts';

export const searchQualityRoutes = (quality: SearchQualityService): BoundCall[] => [
  bind(getSearchQuality, (input) => quality.quality(input)),
  bind(notePress, (input, { address = '' }) => quality.press(input, address)),
];
