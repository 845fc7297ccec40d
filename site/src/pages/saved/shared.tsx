import { SharedList } from '@yantra/favourites';
import '@yantra/favourites/styles.css';
import type { Address } from '../../address.ts';
import './saved.css';

/** A list that somebody shares, for whoever has its address. */
export const Shared = ({ params }: Address) => (
  <div className="wrap saved">
    <SharedList page={params['page'] ?? ''} />
  </div>
);
