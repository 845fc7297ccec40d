import { button, categoryBar, stateMessage } from '@yantra/ui/sheets';
import pieces from './pieces.css?inline';

/** The styles of the pieces, for the element's shadow root. */
export const pieceSheets = [button, categoryBar, stateMessage, pieces];
