import { button, categoryBar, stateMessage } from '@yantra/ui/sheets';
import pieces from './pieces.css?inline';

/** The styles of the parts, for the element's shadow root. */
export const pieceSheets = [button, categoryBar, stateMessage, pieces];
