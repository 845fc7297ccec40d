/** What the demo's owners write into their calendars; names are invented. */
export const calendarTexts = {
  hirers: [
    ['Kale Builders (demo)', 'Hadapsar'],
    ['Sahyadri Roads (demo)', 'Wagholi'],
    ['Green Acre Farms (demo)', 'Manchar'],
    ['Deccan Metro works (demo)', 'Shivajinagar'],
    ['Patwardhan Infra (demo)', 'Baner'],
    ['Rao & Sons (demo)', 'Chakan'],
    ['Lotus Homes (demo)', 'Kharadi'],
    ['Mane Earthworks (demo)', 'Talegaon'],
  ],
  held: 'Joshi Constructions (demo), waits for the site',
  ownSite: 'Own site',
  blocks: ['Own site', 'Kept for a regular customer', 'Driver on leave'],
  repairs: ['Hydraulic hose', 'Service at 250 hours', 'New tyres'],
  workshop: 'Workshop, Bhosari',
} as const;
