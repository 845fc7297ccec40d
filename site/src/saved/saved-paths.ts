/** All lists; `?list=` names one. */
export const savedPath = '/saved';
/** The searches that somebody saved. */
export const savedSearchesPath = '/saved/searches';
/** Takes plain forms: what is kept, dropped, noted and listed. */
export const changePath = '/saved/change';
export const sharePath = '/saved/share';
