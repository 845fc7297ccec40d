/** The regions of India that machines are filtered by. */
export const zones = ['North', 'South', 'East', 'West', 'Central', 'North-East'] as const;

export type Zone = (typeof zones)[number];

/* The Zonal Councils of the States Reorganisation Act, 1956, and the North Eastern Council. The two island territories belong to none and attend the Southern
 * Council as invitees. */
const statesOf: Readonly<Record<Zone, string>> = {
  North: 'Chandigarh|Delhi|Haryana|Himachal Pradesh|Jammu and Kashmir|Ladakh|Punjab|Rajasthan',
  South: 'Andaman and Nicobar Islands|Andhra Pradesh|Karnataka|Kerala|Lakshadweep|Puducherry|Tamil Nadu|Telangana',
  East: 'Bihar|Jharkhand|Odisha|West Bengal',
  West: 'Dadra and Nagar Haveli and Daman and Diu|Goa|Gujarat|Maharashtra',
  Central: 'Chhattisgarh|Madhya Pradesh|Uttar Pradesh|Uttarakhand',
  'North-East': 'Arunachal Pradesh|Assam|Manipur|Meghalaya|Mizoram|Nagaland|Sikkim|Tripura',
};

/** The zone of a state or union territory by its English name as in the list of cities, in any case; `undefined` if unknown. */
export function zoneOfState(state: string): Zone | undefined {
  const wanted = state.trim().toLowerCase();
  return zones.find((zone) => statesOf[zone].toLowerCase().split('|').includes(wanted));
}
