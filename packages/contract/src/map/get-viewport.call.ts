import { mapZoom } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { searchInput } from '../equipment/search-input.shapes.ts';
import { wrong } from '../field-errors.ts';
import { bounds, whole } from '../shapes/input.ts';

const wrongZoom = wrong('zoom.invalid', { least: mapZoom.least, most: mapZoom.most });

/** A map's request: its bounds and zoom, and the filters of a search. */
export const viewportInput = searchInput
  .pick({
    searchTerm: true,
    startRentprice: true,
    endRentprice: true,
    categoryId: true,
    equipmentTypeId: true,
    insuranceAvailable: true,
    discount: true,
    startRentalHours: true,
    endRentalHours: true,
    zone: true,
    key: true,
    supplier: true,
    jobFrom: true,
    jobDays: true,
    jobHours: true,
    jobOperator: true,
    /** Without it, and without a city in the term, the distance to the work is unknown. */
    jobAt: true,
    isFree: true,
  })
  .extend({
    bounds,
    /** As web map tiles: at 0 the world is 256 px wide, each step doubles it. */
    zoom: whole(wrongZoom, mapZoom.least, mapZoom.most),
  });

const numbers = z.array(z.number());

/**
 * Machines within a map's bounds, as columns: entry i of each list belongs to point i. At most 500 points in all. Degrees have five decimals, about a metre.
 */
export const viewport = z.object({
  /** All machines within the bounds, in whichever column. */
  total: z.number().int(),
  /** Single machines; several may be at the same place. */
  machines: z.object({
    id: z.array(z.string()),
    name: z.array(z.string()),
    latitude: numbers,
    longitude: numbers,
    /** Each one's rent in rupees after the discount, and its unit (0 hour, 1 day, 2 week, 3 month). */
    rent: numbers.optional(),
    rentalType: numbers.optional(),
    /** What the job costs with each, in rupees with GST; absent without a job. */
    cost: numbers.optional(),
    /** Whether one unit of each is free for the whole job; absent without the job's days. */
    isFree: z.array(z.boolean()).optional(),
  }),
  /** Machines close together at this zoom, as one point in their middle. */
  clusters: z.object({ count: z.array(z.number().int()), latitude: numbers, longitude: numbers }),
});

export const getViewport = defineCall({
  summary: 'The machines in the part of the world that a map shows; clusters where they are many, at most 500 points.',
  route: 'GET /Map/Viewport',
  who: 'anyone',
  takes: 'publicQuery',
  input: viewportInput,
  output: viewport,
});
