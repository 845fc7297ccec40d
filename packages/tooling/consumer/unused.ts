/** What a company imports and does not use: it must not be in its bundle, and no tag may be defined. */
import * as authModals from '@yantra/auth-modals';
import * as availability from '@yantra/availability';
import * as cityPicker from '@yantra/city-picker';
import * as compare from '@yantra/compare';
import * as dashboard from '@yantra/dashboard';
import * as equipmentCarousel from '@yantra/equipment-carousel';
import { EquipmentCarouselElement } from '@yantra/equipment-carousel/element';
import * as equipmentDetails from '@yantra/equipment-details';
import * as equipmentListing from '@yantra/equipment-listing';
import * as equipmentMap from '@yantra/equipment-map';
import * as equipmentSearch from '@yantra/equipment-search';
import * as favourites from '@yantra/favourites';
import * as jobCost from '@yantra/job-cost';
import * as leadForm from '@yantra/lead-form';

export const nothing = (): readonly unknown[] => [
  authModals,
  availability,
  cityPicker,
  compare,
  dashboard,
  equipmentCarousel,
  EquipmentCarouselElement,
  equipmentDetails,
  equipmentListing,
  equipmentMap,
  equipmentSearch,
  favourites,
  jobCost,
  leadForm,
];

document.documentElement.dataset['yantra'] = 'unused';
