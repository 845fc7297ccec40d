import { readFile } from 'node:fs/promises';
import type { ChoiceFact, MinimumHire, RentalUnit } from '@yantra/domain';

/** Farm, construction or factory: a machine's use, and the scene it is shown in. */
export type Field = 'farm' | 'construction' | 'factory';

/** A kind's fact with a size, and its usual range. */
export interface CatalogueFact {
  /** `capacity` is the first of them. */
  readonly fact: string;
  /** One of domain's `unitNames`. */
  readonly unit: string;
  readonly low: number;
  readonly high: number;
}

/** A kind's fact without a size, with its usual words. */
export interface CatalogueChoice {
  readonly fact: ChoiceFact;
  readonly usual: readonly string[];
}

/** A model of a kind. */
export interface CatalogueModel {
  readonly brand: string;
  readonly modelNumber: string;
  /** In the unit of the kind's fact `capacity`; absent if it has none. */
  readonly capacity?: number;
  /** What its drawing has in place of the usual parts, or besides them (see the README of `assets`). */
  readonly parts?: readonly string[];
  /** How large it is drawn, in per cent; 100 when absent. */
  readonly size?: number;
  /** The kind's when absent. */
  readonly bodyColour?: string;
}

/** What hiring a kind usually costs beside its rent, in rupees; see the README of `assets`. */
export interface CatalogueHire {
  /** By which units it is let. */
  readonly tiers: readonly RentalUnit[];
  /** The working hours that owners include, least first. */
  readonly hours: Readonly<Record<'day' | 'week' | 'month', readonly number[]>>;
  /** Of an hour; absent where a machine may run all day. */
  readonly overtime?: number;
  readonly minimum?: MinimumHire;
  /** Each way: for the first km, and for each beyond. */
  readonly transport: { readonly each: number; readonly freeKm: number; readonly perKm: number };
  /** Of an operator; absent where it needs none of its own. */
  readonly shift?: number;
  /** An hour; absent where it burns nothing. */
  readonly litres?: number;
  /** The part of its owners who pay for fuel. */
  readonly fuelIncludedBy?: number;
  readonly deposit: number;
}

/** One kind of machine in the catalogue, with its models. Rents in rupees. */
export interface CatalogueEntry {
  readonly id: number;
  readonly field: Field;
  readonly category: { readonly id: number; readonly name: string; readonly colorCode: string };
  readonly equipmentType: { readonly type: string; readonly subType: string };
  readonly purpose: string;
  /** A drawing in `assets/machines`. */
  readonly picture: string;
  readonly bodyColour: string;
  /** Parts of the drawing for what its machines are seen doing and carrying, whatever their model: one of these. Nothing of the kind when absent. */
  readonly doings?: readonly (readonly string[])[];
  readonly models: readonly CatalogueModel[];
  readonly yearOfMfg: { readonly from: number; readonly to: number };
  /** Hours a machine runs in its life; the weekly capacity is derived from it. */
  readonly noOfWorkingHrs: { readonly max: number };
  readonly rent: Readonly<Record<'hour' | 'day' | 'week' | 'month', number | null>>;
  readonly hire: CatalogueHire;
  /** The usual range. */
  readonly discountPercent: { readonly min: number; readonly max: number };
  readonly registrationCertificate: boolean;
  readonly insuranceAvailable: boolean;
  readonly minHireDays: number;
  readonly descriptionTemplate: string;
  readonly facts: readonly CatalogueFact[];
  readonly choices: readonly CatalogueChoice[];
}

export interface CatalogueReview {
  readonly rating: number;
  readonly comment: string;
}

export interface Catalogue {
  readonly categories: readonly {
    readonly id: number;
    readonly name: string;
    readonly field: Field;
    readonly colorCode: string;
  }[];
  readonly equipment: readonly CatalogueEntry[];
  readonly owners: readonly { readonly business: string; readonly person: string; readonly city: string }[];
  readonly reviews: readonly CatalogueReview[];
}

/** Reads the catalogue that comes with the server. It is our own file, so its shape is trusted; a damaged one fails at the next first start. */
export const readCatalogue = async (): Promise<Catalogue> =>
  JSON.parse(await readFile(new URL('../../../assets/catalogue.json', import.meta.url), 'utf8')) as Catalogue;
