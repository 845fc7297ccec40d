import { takeEarly } from './early.ts';

/** The file of the core's styles beside this one; the build writes its name and takes the styles out of the script. */
declare const __CORE_CSS__: string;

const url = new URL(__CORE_CSS__, import.meta.url).href;
// Nothing of the core may run without its styles: if they do not come, the import fails and what the tag holds stays in sight.
const answer = await (takeEarly(url) ?? fetch(url));
if (!answer.ok) throw new Error(`Yantra: ${url} answered ${answer.status}.`);

/** The style texts of the core, in the order in which the build met them. */
export const sheets: readonly string[] = (await answer.text()).split('/**/');
