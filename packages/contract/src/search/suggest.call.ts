import { limits, searchTermLength } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { equipment } from '../equipment/equipment.shapes.ts';
import { wrong } from '../field-errors.ts';
import { cityId, latitude, longitude, optional, whole } from '../shapes/input.ts';

const wrongLimit = wrong('limit.invalid', { most: limits.suggestions });

/** The text typed so far into the search box. */
export const suggestInput = z.object({
  text: z
    .string(wrong('searchTerm.empty'))
    .min(1, wrong('searchTerm.empty'))
    .max(searchTermLength, wrong('searchTerm.tooLong', { most: searchTermLength })),
  /** Machines of this city come first. */
  selectedCityId: optional(cityId),
  /** At most this many of each kind; 5 by default. */
  limit: optional(whole(wrongLimit, 1, limits.suggestions)),
});

const suggestedMachine = equipment.pick({
  id: true,
  image1Url: true,
  finalRentalValue: true,
  rentalType: true,
  equipmentType: true,
  capacity: true,
  city: true,
  locality: true,
  distanceKm: true,
});

const suggestedCity = z.object({
  id: z.string(),
  name: z.string(),
  state: z.string(),
  latitude,
  longitude,
  /** From the selected city, when one is selected and it is another. */
  distanceKm: z.number().int().optional(),
  /** Machines there: all of them, or those of the kind. */
  count: z.number().int().optional(),
});

/** Completions of the text, best first. */
export const suggestions = z.object({
  /** Kinds of machine, shown first. */
  types: z
    .array(
      z.object({
        /** The group's name, `Tipper`: the term to search for. */
        type: z.string(),
        /** Its name in the typed script, `टिपर`; the same as `type` in Latin letters. */
        name: z.string(),
        /** Other words for it, in the same script, best first, at most three: the typed one is among them. */
        also: z.array(z.string()),
        /** Listed in the selected city; everywhere if none is selected. */
        count: z.number().int(),
        /** The most frequent category's colour, `#C62828`. */
        colorCode: z.string().optional(),
        /** The nearest city with some, if the selected one has none. */
        nearest: z
          .object({ id: z.string(), name: z.string(), distanceKm: z.number(), count: z.number().int() })
          .optional(),
      }),
    )
    .optional(),
  /**
   * Names of machines for hire, without duplicates: terms to search for. With a machine of that name, in the selected city or nearest to it if one is selected.
   */
  machines: z.array(z.object({ name: z.string(), machine: suggestedMachine.optional() })),
  categories: z.array(z.object({ id: z.number().int(), name: z.string() })),
  cities: z.array(suggestedCity),
  /** The nearest other cities that have machines of the kind that was typed, when a city is selected; `search` is what to look for there. */
  places: z.array(suggestedCity.extend({ search: z.string() })).optional(),
  /** How many machines of the kind there are in all of India; only where the text as it stands names a kind. */
  total: z.number().int().optional(),
});

export const suggest = defineCall({
  summary: 'Kinds, machines, categories and cities that a text may become, as one types.',
  route: 'GET /Search/Suggest',
  who: 'anyone',
  takes: 'publicQuery',
  input: suggestInput,
  output: suggestions,
});
