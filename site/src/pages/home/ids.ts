/** What stands below the machines. */
export const belowId = 'more';
/** Where the map stands, for links to it and for the popular cities. */
export const mapId = 'map';
/** Where the lead form stands, for links from lists that had too little. */
export const leadId = 'lead';
export const proofId = 'proof';
export const heroPicturesId = 'pictures';
