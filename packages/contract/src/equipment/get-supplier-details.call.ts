import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { equipmentId } from './equipment.shapes.ts';

/** The documented answer about a machine's owner. */
export const supplierDetails = z.object({
  supplierName: z.string(),
  /** Ten digits. */
  supplierPhonenumber: z.string(),
});

export const getSupplierDetails = defineCall({
  summary: 'Who lets a machine, and their number; 20 different owners a day, each look-up is logged.',
  route: 'GET /Equipment/GetSupplierDetails',
  who: 'loggedIn',
  input: equipmentId,
  output: supplierDetails,
  beside: ['supplierName', 'supplierPhonenumber'],
  errors: ['equipment.unknown', 'seller.tooMany'],
});
