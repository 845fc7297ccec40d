import { askEarly, early } from './early.ts';

/** The file of the core's styles beside this one; the build writes its name and takes the styles out of the script. */
declare const __CORE_CSS__: string;

const url = import.meta.resolve(__CORE_CSS__);
// Nothing of the core may run without its styles: if they do not come, the import fails and what the tag holds stays in sight.
askEarly(url);
const text = await early().get(url);
if (!text) throw new Error(`Yantra: no answer from ${url}`);

/** The style texts of the core, in the order in which the build met them. */
export const sheets: readonly string[] = text.split('/**/');
