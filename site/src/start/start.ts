/** A file by itself on every page with the site's frame: it shares no module with the code that it begins. */
import { beginCode } from './begin-code.ts';

beginCode();
