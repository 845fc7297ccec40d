import { gstStateCode, isGstin, stateOfGstCode } from '@yantra/domain';
import { z } from 'zod';

/* The seller of the plans: our data on tax invoices (rule 46 of the CGST rules). */

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `must have at most ${most} characters`)
    .refine((text) => !/\p{Cc}/u.test(text), 'must be on one line')
    .optional();

/** The settings of the seller, part of all settings. */
export const sellerFields = {
  SELLER_NAME: line(120),
  SELLER_ADDRESS: line(240),
  SELLER_STATE: z
    .string()
    .refine((state) => gstStateCode(state) !== undefined, 'must be a state or union territory, like Maharashtra')
    .transform((state) => stateOfGstCode(gstStateCode(state) ?? '') ?? state)
    .optional(),
  SELLER_GSTIN: z.string().refine(isGstin, 'must be a GSTIN, like 27AAPFU0939F1ZV').optional(),
  SELLER_SAC: z
    .string()
    .regex(/^99\d{4}$/, 'must be a services accounting code of six digits, like 998365')
    .optional(),
} as const;

type SellerFields = z.output<z.ZodObject<typeof sellerFields>>;

/** As printed on the invoice. */
export interface SellerSettings {
  readonly name: string;
  readonly address: string;
  /** In English, as GST names it. */
  readonly state: string;
  readonly gstin: string;
  /** Services accounting code; 998365 is the sale of internet advertising space. */
  readonly sac: string;
}

/** A made-up one, for trying things out. */
export const demoSeller: SellerSettings = {
  name: 'Yantra Marketplace (demo)',
  address: '4th Floor, Demo House, Baner Road, Pune 411045',
  state: 'Maharashtra',
  gstin: '27AABCY1234D1ZP',
  sac: '998365',
};

/** The first setting that real money needs and that is missing or contradicts the others. */
export function missingSellerSetting(
  all: SellerFields & { readonly GATEWAY_MODE: string },
): { readonly name: keyof SellerFields; readonly message: string } | undefined {
  if (all.GATEWAY_MODE === 'production') {
    const name = (Object.keys(sellerFields) as (keyof SellerFields)[]).find((one) => all[one] === undefined);
    if (name !== undefined) return { name, message: 'must be set for GATEWAY_MODE=production' };
  }
  const { state, gstin } = sellerSettingsFrom(all);
  const code = gstStateCode(state) ?? '';
  return gstin.startsWith(code)
    ? undefined
    : { name: 'SELLER_GSTIN', message: `must begin with the code of ${state}, ${code}` };
}

/** From fields of which none is missing (`missingSellerSetting`). */
export const sellerSettingsFrom = (all: SellerFields): SellerSettings => ({
  name: all.SELLER_NAME ?? demoSeller.name,
  address: all.SELLER_ADDRESS ?? demoSeller.address,
  state: all.SELLER_STATE ?? demoSeller.state,
  gstin: all.SELLER_GSTIN ?? demoSeller.gstin,
  sac: all.SELLER_SAC ?? demoSeller.sac,
});
