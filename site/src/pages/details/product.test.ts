import { expect, test } from 'vitest';
import { type PublishedMachine, productOf } from './product.ts';

const machine: PublishedMachine = {
  id: 'a b',
  name: 'JCB 3DX ecoXcellence',
  description: 'Bucket of 1.1 m³.',
  modelNumber: '3DX',
  categories: [{ id: 6, name: 'Earthmoving', colorCode: '#EF6C00' }],
  equipmentRatings: [{ starRating: 4 }, { starRating: 3.5 }, { starRating: 4.5 }],
  status: 'Available',
  city: 'Pune',
  image1Url: '/pictures/x/640.webp',
  image2Url: null,
  image3Url: null,
  finalRentalValue: 8740,
  rentalType: 1,
};

test('a machine is a product for rent at a price with its unit', () => {
  expect(productOf(machine)).toMatchObject({
    '@type': 'Product',
    name: 'JCB 3DX ecoXcellence',
    url: '/equipment-details?id=a%20b',
    image: ['/pictures/x/640.webp'],
    offers: {
      '@type': 'Offer',
      price: '8740.00',
      priceCurrency: 'INR',
      priceSpecification: { unitCode: 'DAY' },
      availability: 'https://schema.org/InStock',
    },
    aggregateRating: { ratingValue: '4.0', reviewCount: 3, bestRating: 5 },
  });
});

test('without ratings there is none, and a machine on rent is out of stock', () => {
  const product = productOf({ ...machine, equipmentRatings: [], status: 'On rent', image1Url: null });
  expect(product).not.toHaveProperty('aggregateRating');
  expect(product).not.toHaveProperty('image');
  expect(product).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
});
