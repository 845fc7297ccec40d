/** By itself for the embed's loader, in which each byte counts. */
export const activeEquipmentsPath = '/Equipment/GetActiveSubscriptionEquipments';
