/** What a new developer writes around the guide's sample for React, which is put into this folder as it is shown. */
import { createRoot } from 'react-dom/client';
import { Machines } from './pasted.js';

const root = document.querySelector('#app');
if (root) createRoot(root).render(<Machines />);
