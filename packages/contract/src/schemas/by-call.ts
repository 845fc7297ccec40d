import { z } from 'zod';
import { equipmentDetails, equipmentId, equipmentPage, searchInput } from './equipment.ts';
import { requirement, requirementInput } from './leads.ts';
import { category, dropDownItem, mfgYear, region } from './lists.ts';
import { viewport, viewportInput } from './map.ts';
import { foundPlace, geocodeInput, suggestInput, suggestions } from './places.ts';

/** A call's shapes: what it takes, and what its answer carries in `data` (or, for a page, beside it). */
export interface CallSchema {
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  /** One sentence for the API's pages. */
  readonly summary: string;
}

const nothing = z.object({});

/** The schemas of every call by its name. */
export const callSchemas = {
  getCategories: {
    input: nothing,
    output: z.array(category),
    summary: 'The active categories, as the navbar shows them.',
  },
  getCategoryDropDown: {
    input: nothing,
    output: z.array(dropDownItem),
    summary: 'The active categories as drop-down items.',
  },
  getEquipmentTypeDropDown: {
    input: nothing,
    output: z.array(dropDownItem),
    summary: 'The active equipment types, each with its group.',
  },
  getRegionDropDown: { input: nothing, output: z.array(region), summary: 'The regions of India.' },
  getMfgYearDropDown: {
    input: nothing,
    output: z.array(mfgYear),
    summary: 'The years of manufacture to choose from, newest first.',
  },
  getActiveSubscriptionEquipments: {
    input: searchInput,
    output: equipmentPage,
    summary: 'Machines for hire now: Available or On rent, and selected in a purchase whose period covers now.',
  },
  searchEquipments: {
    input: searchInput,
    output: equipmentPage,
    summary: 'The same machines by search term, filters, distance and page, with facet counts when asked for.',
  },
  getAllEquipments: { input: searchInput, output: equipmentPage, summary: 'The same machines, for the map.' },
  getEquipmentById: {
    input: equipmentId,
    output: equipmentDetails,
    summary: 'One machine for hire, as its page shows it.',
  },
  suggest: {
    input: suggestInput,
    output: suggestions,
    summary: 'Machines, categories and cities that a text may become, as one types.',
  },
  getViewport: {
    input: viewportInput,
    output: viewport,
    summary:
      'The machines in the part of the world that a map shows; clusters where they are many, at most 500 points.',
  },
  geocode: {
    input: geocodeInput,
    output: z.array(foundPlace),
    summary: 'Places that a text or a PIN code names, best first, at most 8.',
  },
  submitRequirement: {
    input: requirementInput,
    output: requirement,
    summary: 'Stores what somebody needs, once per key; also taken as a plain form.',
  },
} as const satisfies Record<string, CallSchema>;
