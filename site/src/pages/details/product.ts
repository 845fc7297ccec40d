import type { EquipmentDetails } from '@yantra/contract/calls';
import { averageStars, starsText } from '@yantra/domain';
import { addressOf } from './details-path.ts';

/** By `rentalType`: UN/CEFACT codes for hour, day, week and month, which schema.org uses as units. */
const unitCodes = ['HUR', 'DAY', 'WEE', 'MON'] as const;

/** The fields of a machine that are published. */
export type PublishedMachine = Pick<
  EquipmentDetails,
  | 'id'
  | 'name'
  | 'description'
  | 'modelNumber'
  | 'categories'
  | 'equipmentRatings'
  | 'status'
  | 'city'
  | 'image1Url'
  | 'image2Url'
  | 'image3Url'
  | 'finalRentalValue'
  | 'rentalType'
>;

/** A machine as a schema.org product for rent. Ratings are included only where there are any. */
export function productOf(machine: PublishedMachine): object {
  const { id, name, description, modelNumber, categories, equipmentRatings, status, city } = machine;
  const pictures = [machine.image1Url, machine.image2Url, machine.image3Url].filter((url) => url !== null);
  const price = machine.finalRentalValue.toFixed(2);
  const average = averageStars(equipmentRatings);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url: addressOf(id),
    sku: id,
    ...(pictures.length > 0 && { image: pictures }),
    ...(description.trim() && { description: description.trim() }),
    ...(modelNumber && { model: modelNumber }),
    ...(categories[0] && { category: categories[0].name }),
    offers: {
      '@type': 'Offer',
      url: addressOf(id),
      price,
      priceCurrency: 'INR',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'INR',
        unitCode: unitCodes[machine.rentalType],
      },
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      availability: `https://schema.org/${status === 'Available' ? 'InStock' : 'OutOfStock'}`,
      areaServed: city,
    },
    ...(average !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: starsText(average),
        reviewCount: equipmentRatings.length,
        bestRating: 5,
      },
    }),
  };
}
