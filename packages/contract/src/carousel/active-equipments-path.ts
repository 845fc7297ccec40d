/** A file of its own for the embed's loader, where each byte counts. */
export const activeEquipmentsPath = '/Equipment/GetActiveSubscriptionEquipments';
